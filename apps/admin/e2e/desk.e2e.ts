// The desk (issue of the feature `desk`, docs/desk.md)

import type { APIRequestContext, Page } from '@playwright/test'
import { counted } from './support/counted'
import { manyRequests, request } from './support/manyRequests'
import { expect, jumpUntil, question, test } from './support/test'

test.use({ usesUp: 'cases of the desk' })

interface Request {
  id: string
  fullName: string | null
  email: string
}

const read = async <Data>(api: APIRequestContext, path: string): Promise<Data> =>
  ((await (await api.get(path)).json()) as { data: Data }).data

interface Member {
  badgeRequestStatus: number
  isBanned: boolean
  isVerified: boolean
  status: string
}

const memberOf = (api: APIRequestContext, id: string) => read<Member>(api, `/api/users/${id}`)

/** The open case, beside the list or in a sheet. */
const openCase = (page: Page) =>
  page.locator('section, [role=dialog]').filter({
    has: page.getByRole('button', { name: 'Previous', exact: true }),
  })

/** Waits until the facts of the open case are in view. */
const seeCase = (page: Page) => expect(openCase(page).getByText('Country')).toBeVisible()

/** A member who is banned can't be approved: the desk says so before anybody tries. */
const isRefused = (number: number) => number % 10 === 0

/** A desk with more requests than the demo has, each with its facts and hints. */
async function manyCases(page: Page, api: APIRequestContext) {
  const community = await manyRequests(page, 45)
  const [someone] = await read<Request[]>(api, '/api/users?page=1&limit=10')
  const facts = await read<object>(api, `/api/users/${someone?.id}`)
  const numberOf = (url: string) => Number(/request-(\d+)/.exec(url)?.[1])
  await page.route('**/api/users/request-*', (route) => {
    const number = numberOf(route.request().url())
    const own = { ...request(number), country: `Country ${number}`, isBanned: isRefused(number) }
    return route.fulfill({ json: { data: { ...facts, ...own, badgeRequestStatus: 1 } } })
  })
  await page.route('**/api/desk/members/request-*', (route) => {
    const refusal = isRefused(numberOf(route.request().url()))
      ? { code: 'banned', message: 'This member is banned. Lift the ban first.' }
      : null
    const data = { inviters: [], decisions: [], lookAlikes: [], refusal }
    return route.fulfill({ json: { data } })
  })
  await page.route('**/api/desk/citizenship/request-*/viewers', (route) =>
    route.fulfill({ json: { data: [] } }),
  )
  return community
}

const decisions = Array.from(
  { length: 40 },
  (_, at) => `request-${at + 1} ${isRefused(at + 1) ? 0 : 2}`,
)

/** Waits until a case can be decided: its facts, and whether an approval would be refused. */
async function seeRequest(page: Page, number: number) {
  await expect(openCase(page).getByText(`Country ${number}`, { exact: true })).toBeVisible()
  await expect(openCase(page).getByText('Lift the ban first')).toHaveCount(
    isRefused(number) ? 1 : 0,
  )
}

test('forty requests are decided by keyboard in at most 90 keys, and nothing is downloaded', async ({
  stewardPage: page,
  steward,
}) => {
  // More than 80 steps, and a busy machine.
  test.setTimeout(180_000)
  const { count, press } = counted(page)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.url()))
  const { decided } = await manyCases(page, steward.api)
  await page.goto('/desk?case=request-1')
  for (let number = 1; number <= 40; number += 1) {
    await seeRequest(page, number)
    const [key, confirm] = isRefused(number) ? ['r', 'ControlOrMeta+Enter'] : ['a', 'a']
    await press(key)
    await expect(question(page)).toBeVisible()
    await expect(question(page).locator(':focus')).toHaveCount(1)
    await press(confirm)
    await expect(question(page)).toHaveCount(0)
  }
  await expect.poll(() => decided).toEqual(decisions)
  expect(downloads).toEqual([])
  expect(count.keys).toBeLessThanOrEqual(90)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('forty requests are decided by touch', async ({ stewardPage: page, steward }) => {
    test.setTimeout(180_000)
    const { count, tap } = counted(page)
    const { decided } = await manyCases(page, steward.api)
    await page.goto('/desk?case=request-1')
    for (let number = 1; number <= 40; number += 1) {
      await seeRequest(page, number)
      const word = isRefused(number) ? 'Reject' : 'Approve'
      await tap(openCase(page).getByRole('button', { name: word, exact: true }))
      await tap(question(page).getByRole('button', { name: word, exact: true }))
      await expect(question(page)).toHaveCount(0)
    }
    await expect.poll(() => decided).toEqual(decisions)
    expect(count.clicks).toBe(80)
  })
})

test('a newcomer is declined with a reason, and that is undone', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second] = await read<Request[]>(steward.api, '/api/desk/newcomers')
  if (!first || !second) throw new Error('The demo community has too few newcomers')
  const before = await memberOf(steward.api, first.id)
  await page.goto('/desk?queue=newcomers')
  await page.locator(`[data-row-id="${first.id}"]`).getByRole('link').first().click()
  await seeCase(page)
  await page.keyboard.press('r')
  const reason = question(page).getByRole('textbox', { name: 'Reason' })
  await expect(reason).toBeFocused()
  await test.step('not without a reason', async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(question(page).getByText('Enter a reason')).toBeVisible()
    await expect(reason).toBeFocused()
  })
  await page.keyboard.type('The name is not right')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page).toHaveURL(new RegExp(`case=${second.id}`))
  await expect.poll(async () => (await memberOf(steward.api, first.id)).status).toBe('declined')
  const newest = page.getByRole('alertdialog').filter({ hasText: 'Member declined' })
  await newest.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await memberOf(steward.api, first.id)).status).toBe(before.status)
})

interface Reported {
  id: string
  title: string
  reports: number
}

test('a post that members reported is hidden and its author banned by one decision, and undone by one', async ({
  stewardPage: page,
  steward,
}) => {
  const reported = await read<Reported[]>(steward.api, '/api/desk/reports')
  const post = reported.find(({ reports }) => reports >= 3)
  if (!post) throw new Error('The demo community has no such post')
  const { author } = await read<{ author: { id: string } }>(
    steward.api,
    `/api/desk/reports/${post.id}`,
  )
  const isListed = async () =>
    (await read<{ id: string }[]>(steward.api, '/api/posts')).some(({ id }) => id === post.id)
  await page.goto(`/desk?queue=reports&case=${post.id}`)
  await expect(openCase(page).getByText(`${post.reports} reports`)).toBeVisible()
  await page.keyboard.press('b')
  await expect(question(page)).toContainText('Hide Post and Ban Author')
  await expect(question(page).getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('Asks for money')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(isListed).toBe(false)
  expect((await memberOf(steward.api, author.id)).isBanned).toBe(true)
  const waiting = await read<Reported[]>(steward.api, '/api/desk/reports')
  expect(waiting.some(({ id }) => id === post.id)).toBe(false)

  const done = page
    .getByRole('alertdialog')
    .filter({ hasText: 'Post hidden and its author banned' })
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(isListed).toBe(true)
  expect((await memberOf(steward.api, author.id)).isBanned).toBe(false)
  const again = await read<Reported[]>(steward.api, '/api/desk/reports')
  expect(again.find(({ id }) => id === post.id)?.reports).toBe(post.reports)
})

test('a case that somebody else has decided says so in place', async ({
  stewardPage: page,
  steward,
}) => {
  const [first] = (await read<Request[]>(steward.api, '/api/desk/newcomers')).slice(3)
  await page.goto(`/desk?queue=newcomers&case=${first?.id}`)
  await seeCase(page)
  await steward.api.post(`/api/users/verify/${first?.id}`)
  await page.keyboard.press('a')
  await question(page).getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(
    page.getByText(/already verified|verified .* ago|has verified/i).first(),
  ).toBeVisible()
})

test('a session that ends in a case leads back to it', async ({ stewardPage: page, steward }) => {
  const [first] = (await read<Request[]>(steward.api, '/api/desk/newcomers')).slice(5)
  await page.clock.install()
  await page.goto(`/desk?queue=newcomers&case=${first?.id}`)
  await seeCase(page)
  await page.keyboard.press('r')
  await page.keyboard.type('Half a reason')
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in', code: 'unauthorized' } }),
  )
  // The server refuses the next poll.
  await jumpUntil(page, async () => page.url().includes('/login'))
  expect(decodeURIComponent(page.url())).toContain(`case=${first?.id}`)
})

test('the navigation and the title say how much waits', async ({ stewardPage: page, steward }) => {
  const desk = await read<Record<string, { waiting: number }>>(steward.api, '/api/desk')
  const sum = ['citizenship', 'newcomers', 'reports'].reduce(
    (all, name) => all + (desk[name]?.waiting ?? 0),
    0,
  )
  await page.goto('/desk')
  await expect(page).toHaveTitle(`(${sum}) Desk · Hearth`)
  await expect(
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: /^Desk/ }),
  ).toContainText(String(sum))
})

test('a passport is seen in place and recorded, nothing keeps it, and a download is confirmed', async ({
  stewardPage: page,
  steward,
}) => {
  const members = await read<(Request & { passport: string | null })[]>(
    steward.api,
    '/api/users?page=1&limit=100',
  )
  const member = members.find(({ passport }) => passport?.includes('.pdf'))
  if (!member) throw new Error('The demo community has no passport')
  await page.goto(`/users/${member.id}`)
  const documents = page.getByRole('list', { name: 'Documents' })
  const viewed = page.waitForResponse((answer) => answer.url().endsWith('/passport/view'))
  await documents.getByRole('button', { name: 'Show passport' }).click()
  const answer = await viewed
  expect(answer.headers()['cache-control']).toBe('no-store')
  await documents.getByRole('button', { name: 'Show clearly' }).click()
  await expect(documents.getByRole('img', { name: 'Passport' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return [stored.length, document.querySelectorAll('img[src^="blob:"], a[href^="blob:"]').length]
  })
  expect(kept).toEqual([0, 0])
  await expect
    .poll(async () =>
      (await read<{ action: string }[]>(steward.api, `/api/record?subject=${member.id}`)).map(
        ({ action }) => action,
      ),
    )
    .toContain('document.view')

  await test.step('it is gone once it is closed', async () => {
    await documents.getByRole('button', { name: 'Hide passport' }).click()
    await expect(documents.getByRole('img', { name: 'Passport' })).toHaveCount(0)
  })
  await test.step('a download asks first', async () => {
    await documents.getByRole('button', { name: 'Download passport' }).click()
    const download = page.waitForEvent('download')
    await question(page).getByRole('button', { name: 'Download', exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
})
