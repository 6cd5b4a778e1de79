// The desk (issue of the feature `desk`, docs/desk.md)

import type { APIRequestContext, Page } from '@playwright/test'
import { counted } from './support/counted'
import { openPassport, passportImage } from './support/passport'
import { scrollY } from './support/scroll'
import { revoke, signInAgain } from './support/signInAgain'
import type { Steward } from './support/steward'
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

interface ReportedCase {
  author: { id: string }
  /** By people who are not members; the number of reports counts them too. */
  notices: object[]
}

test('a post that members reported is hidden and its author banned by one decision, and undone by one', async ({
  stewardPage: page,
  steward,
}) => {
  const reported = await read<Reported[]>(steward.api, '/api/desk/reports')
  const cases = await Promise.all(
    reported.map(async (post) => ({
      post,
      ...(await read<ReportedCase>(steward.api, `/api/desk/reports/${post.id}`)),
    })),
  )
  const found = cases.find(({ post, notices }) => post.reports >= 3 && notices.length === 0)
  if (!found) throw new Error('The demo community has no such post')
  const { post, author } = found
  const isListed = async () =>
    (await read<{ id: string }[]>(steward.api, '/api/posts')).some(({ id }) => id === post.id)
  await page.goto(`/desk?queue=reports&case=${post.id}`)
  await expect(openCase(page).getByText(`${post.reports} reports`)).toBeVisible()
  await page.keyboard.press('b')
  await expect(question(page)).toContainText('Hide Post and Ban Author')
  await expect(question(page).getByRole('textbox', { name: 'Reason' })).toBeFocused()
  // The post that the reason is about stays in view.
  const panel = await openCase(page).boundingBox()
  await expect
    .poll(async () => {
      const box = await question(page).boundingBox()
      return box && panel && box.x + box.width <= panel.x
    })
    .toBe(true)
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open', exact: true }).click()
  await expect(openCase(page).getByText(/^Ada Hearth verified .+\d\d:\d\d\.$/)).toBeVisible()
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

const reasonField = (page: Page) => question(page).getByRole('textbox', { name: 'Reason' })

/** Opens the first case of a list and types a reason to reject it. */
async function rejectFirst(page: Page, { api }: Steward, list: string, place: string) {
  const [first] = await read<{ id: string }[]>(api, list)
  await page.goto(`${place}${first?.id}`)
  await expect(openCase(page).getByText(/^1 of \d+$/)).toBeVisible()
  await page.keyboard.press('r')
  await expect(reasonField(page)).toBeFocused()
  await page.keyboard.type('Not legible')
  return first?.id ?? ''
}

/** After the sign-in the case at this address waits with its reason. */
async function expectWaiting(page: Page, steward: Steward, address: string) {
  await signInAgain(page, steward)
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address)
  await expect(openCase(page).getByText(/^1 of \d+$/)).toBeVisible()
  await page.keyboard.press('r')
  await expect(reasonField(page)).toHaveValue('Not legible')
}

const badges = '/api/users/pending-badges'
for (const [list, place, decision] of [
  [badges, '/desk?queue=citizenship&case=', (id: string) => `/api/users/badges/${id}`],
  [
    '/api/desk/newcomers',
    '/desk?queue=newcomers&case=',
    (id: string) => `/api/users/${id}/decline`,
  ],
  [
    '/api/desk/reports',
    '/desk?queue=reports&case=',
    (id: string) => `/api/desk/reports/${id}/decision`,
  ],
  [badges, '/badge-requests?review=', (id: string) => `/api/users/badges/${id}`],
] as const) {
  test(`a decision that the server refuses as the session ended waits at ${place}`, async ({
    stewardPage: page,
    steward,
  }) => {
    const id = await rejectFirst(page, steward, list, place)
    await revoke(page, steward, `POST ${decision(id)}`)
    await page.keyboard.press('ControlOrMeta+Enter')
    await expectWaiting(page, steward, `${place}${id}`)
  })
}

test('a decision without an answer waits too, when a read finds that the session ended', async ({
  stewardPage: page,
  steward,
}) => {
  const list = '/api/desk/newcomers'
  const place = '/desk?queue=newcomers&case='
  const id = await rejectFirst(page, steward, list, place)
  await revoke(page, steward, `GET ${list}`)
  await page.route(`**/api/users/${id}/decline`, () => {})
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page).not.toHaveURL(`${place}${id}`)
  await expectWaiting(page, steward, `${place}${id}`)
})

test('the navigation and the title say how much waits', async ({ stewardPage: page, steward }) => {
  const desk = await read<Record<string, { waiting: number }>>(steward.api, '/api/desk')
  const sum = ['citizenship', 'newcomers', 'reports', 'appeals'].reduce(
    (all, name) => all + (desk[name]?.waiting ?? 0),
    0,
  )
  await page.goto('/desk')
  await expect(page).toHaveTitle(`(${sum}) Desk · Hearth`)
  await expect(
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: /^Desk/ }),
  ).toContainText(String(sum))
})

test('a passport is seen and recorded, nothing keeps it, and a download is confirmed', async ({
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
  await openPassport(page).getByRole('button', { name: 'Show clearly' }).click()
  await expect(passportImage(page)).toBeVisible()
  const kept = await page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return [stored.length, document.querySelectorAll('img[src^="blob:"], a[href^="blob:"]').length]
  })
  expect(kept).toEqual([0, 0])
  const viewsOf = (id: string) =>
    read<object[]>(steward.api, `/api/record?subject=${id}&kinds=document.view`)
  expect(await viewsOf(member.id)).toHaveLength(1)

  await test.step('it is gone once it is closed, and shown again only by the server', async () => {
    await openPassport(page).getByRole('button', { name: 'Hide passport' }).click()
    await expect(openPassport(page)).toHaveCount(0)
    await expect(passportImage(page)).toHaveCount(0)
    const cached = await page.evaluate(
      (address) =>
        fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ ok }) => ok,
          () => false,
        ),
      answer.url(),
    )
    expect(cached).toBe(false)
    await documents.getByRole('button', { name: 'Show passport' }).click()
    await expect.poll(async () => (await viewsOf(member.id)).length).toBe(2)
    await page.keyboard.press('Escape')
    await expect(documents.getByRole('button', { name: 'Show passport' })).toBeFocused()
  })
  await test.step('a download is in the menu, and asks first', async () => {
    await documents.getByRole('button', { name: 'Actions for Passport' }).click()
    await page.getByRole('menuitem', { name: 'Download passport' }).click()
    const download = page.waitForEvent('download')
    await question(page).getByRole('button', { name: 'Download', exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
})

/** Every member of the community asks for citizenship. */
const allAsk = `update users set badge_request_status = 1,
  badge_requested_at = coalesce(badge_requested_at, created_at) where role = 'member'`

const readRequests = (api: APIRequestContext) =>
  read<Request[]>(api, '/api/users/pending-badges?limit=200')

/** Decides the first requests of a real community, and checks what the server knows then. */
async function decideFirst(
  wanted: number,
  page: Page,
  { api }: Steward,
  decide: (isRefused: boolean) => Promise<void>,
) {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.url()))
  page.on('request', (one) => {
    if (one.url().includes('/api/documents/')) downloads.push(one.url())
  })
  /** Whether the server would refuse an approval: that of a banned member, for example. */
  const refusals = new Map<string, boolean>()
  page.on('response', async (response) => {
    const [, id] = /\/api\/desk\/members\/([\w-]+)$/.exec(response.url()) ?? []
    if (!id) return
    // The browser drops a body that nobody has read when the page reads the address again.
    const answer = await response.json().catch(() => undefined)
    if (answer) refusals.set(id, answer.data.refusal !== null)
  })
  const requests = await readRequests(api)
  const first = requests.slice(0, wanted)
  await page.goto(`/desk?case=${first[0]?.id}`)
  for (const [at, request] of first.entries()) {
    const position = openCase(page).getByText(`1 of ${requests.length - at}`, { exact: true })
    await expect(position).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`case=${request.id}`))
    await seeCase(page)
    await expect.poll(() => refusals.has(request.id)).toBe(true)
    await decide(refusals.get(request.id) ?? false)
    await expect(question(page)).toHaveCount(0)
  }
  await expect
    .poll(async () => (await readRequests(api)).map(({ id }) => id))
    .toEqual(requests.slice(wanted).map(({ id }) => id))
  expect(downloads).toEqual([])
  let passportsSeen = 0
  for (const { id } of first) {
    const kinds = 'user.view,document.view,badge.approve,badge.reject'
    const entries = await read<{ action: string }[]>(
      api,
      `/api/record?subject=${id}&kinds=${kinds}`,
    )
    const actions = entries.map(({ action }) => action)
    expect(actions).toContain('user.view')
    const decision = refusals.get(id) ? 'badge.reject' : 'badge.approve'
    expect(actions.find((action) => action.startsWith('badge.'))).toBe(decision)
    passportsSeen += actions.filter((action) => action === 'document.view').length
  }
  return { passportsSeen }
}

const showPassport = (page: Page) =>
  openCase(page).getByRole('button', { name: 'Show passport', exact: true })

/** Waits until the case says which documents there are: they come with the member. */
const seeDocuments = (page: Page) =>
  expect(openCase(page).getByRole('list', { name: 'Documents' })).toBeVisible()

/** Where the buttons of the open case are in the window. */
const buttonPlaces = (page: Page) =>
  openCase(page).evaluate((panel) =>
    [...panel.querySelectorAll(':scope > :is(header, footer) button')].map((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect()
      return { name: button.ariaLabel ?? button.textContent, left, top, right, bottom }
    }),
  )

test('neither the case nor the list moves when a new request arrives', async ({
  stewardPage: page,
  steward,
}) => {
  const requests = await readRequests(steward.api)
  let isLater = false
  await page.route('**/api/users/pending-badges', async (route) => {
    if (!isLater) return route.fallback()
    const data = [...requests, { id: 'later', email: 'later@mail.example', phone: '' }]
    return route.fulfill({ json: { data } })
  })
  await page.goto(`/desk?case=${requests[0]?.id}`)
  await seeCase(page)
  const row = page.locator(`[data-row-id="${requests[1]?.id}"]`)
  const before = [await buttonPlaces(page), await row.boundingBox()]
  isLater = true
  await expect(page.getByRole('button', { name: 'Show 1 new' })).toBeVisible({ timeout: 20_000 })
  expect([await buttonPlaces(page), await row.boundingBox()]).toEqual(before)
})

test.describe('requests of a real community', () => {
  // Some walk past forty cases, and a machine may be busy.
  test.describe.configure({ timeout: 600_000 })
  test.beforeEach(({ product }) => product.change(allAsk))

  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    test(`stand above buttons that never move at ${size.width} x ${size.height}`, async ({
      stewardPage: page,
      steward,
    }) => {
      await page.setViewportSize(size)
      const requests = await readRequests(steward.api)
      await page.goto(`/desk?case=${requests[0]?.id}`)
      await seeCase(page)
      const places = await buttonPlaces(page)
      expect(Math.max(...places.map(({ bottom }) => bottom))).toBeLessThanOrEqual(size.height)
      const scrolled = new Set<number>()
      for (const at of Array.from({ length: 40 }, (_, index) => index)) {
        await expect(
          openCase(page).getByText(`${at + 1} of ${requests.length}`, { exact: true }),
        ).toBeVisible()
        expect(await buttonPlaces(page)).toEqual(places)
        await page.evaluate((y) => scrollTo(0, y), at % 2 === 0 ? 300 : 0)
        await seeCase(page)
        expect(await buttonPlaces(page)).toEqual(places)
        scrolled.add(await scrollY(page))
        await page.keyboard.press('j')
      }
      expect(scrolled.size).toBeGreaterThan(1)
    })
  }

  test('are decided by keyboard, forty in eighty keys and one more for each passport', async ({
    stewardPage: page,
    steward,
  }) => {
    // Where nobody else sees the screen: "Clear at once" among the preferences.
    await page.addInitScript(() => localStorage.setItem('hearth-documents-blurred', 'false'))
    const { count, press } = counted(page)
    const { passportsSeen } = await decideFirst(40, page, steward, async (isRefused) => {
      await seeDocuments(page)
      if (await showPassport(page).isVisible()) {
        await press('d')
        await expect(passportImage(page)).toHaveCSS('filter', 'none')
      }
      const [key, confirm] = isRefused ? ['r', 'ControlOrMeta+Enter'] : ['a', 'a']
      await press(key)
      await expect(question(page).locator(':focus')).toHaveCount(1)
      await press(confirm)
    })
    expect(passportsSeen).toBeGreaterThan(10)
    expect(count.keys).toBe(80 + passportsSeen)
    expect(count.keys).toBeLessThanOrEqual(120)
  })

  test.describe('on a phone', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      usesUp: 'requests by touch',
    })

    test('are decided by touch, a dozen, three with the passport in view', async ({
      stewardPage: page,
      steward,
    }) => {
      const { count, tap } = counted(page)
      let seen = 0
      const { passportsSeen } = await decideFirst(12, page, steward, async (isRefused) => {
        await seeDocuments(page)
        const isSeen = seen < 3 && (await showPassport(page).isVisible())
        if (isSeen) {
          await tap(showPassport(page))
          await expect(passportImage(page)).toBeVisible()
          seen += 1
        }
        const word = isRefused ? 'Reject' : 'Approve'
        const place = isSeen ? openPassport(page) : openCase(page)
        await tap(place.getByRole('button', { name: word, exact: true }))
        await tap(question(page).getByRole('button', { name: word, exact: true }))
      })
      expect(passportsSeen).toBe(3)
      expect(count.clicks).toBe(27)
    })
  })
})
