// Specification: 2.11, 2.12

import type { APIRequestContext, Page } from '@playwright/test'
import { manyRequests, request } from './support/manyRequests'
import { membersReadBy } from './support/membersRead'
import { openPassport, passportImage } from './support/passport'
import { png } from './support/plans'
import { scrollToMiddle, scrollY } from './support/scroll'
import { expect, jumpUntil, question, test } from './support/test'

test.use({ usesUp: 'requests of reviews' })

interface Request {
  id: string
  fullName: string
}

const stored = async (api: APIRequestContext): Promise<Request[]> => {
  const answer = await api.get('/api/users/pending-badges')
  const { data } = (await answer.json()) as { data: Request[] }
  return data
}

interface Member {
  badgeRequestStatus: number
  isBanned: boolean
}

const memberOf = async (api: APIRequestContext, id: string): Promise<Member> => {
  const { data } = (await (await api.get(`/api/users/${id}`)).json()) as { data: Member }
  return data
}

const panel = (page: Page) =>
  page.locator('section, [role=dialog]').filter({
    has: page.getByRole('button', { name: 'Previous', exact: true }),
  })
const heading = (page: Page, name: string) =>
  panel(page).getByRole('heading', { name, exact: true })

/** Reviews a request by its address, until the panel has the focus. */
async function review(page: Page, { id, fullName }: Request) {
  await page.goto(`/badge-requests?review=${id}`)
  await expect(heading(page, fullName)).toBeFocused()
  await expect(panel(page).getByText('Country')).toBeVisible()
  await expect(panel(page).getByText(/^\d+ of \d+$/)).toBeVisible()
}

test('four requests are decided by A and Enter, each with the member in view', async ({
  stewardPage: page,
  steward,
}) => {
  const requests = (await stored(steward.api)).slice(0, 5)
  const [first, ...rest] = requests
  if (!first || rest.length < 4) throw new Error('The demo community has too few requests')
  let keys = 0
  const press = (key: string) => {
    keys += 1
    return page.keyboard.press(key)
  }
  await review(page, first)
  for (const [at, { id }] of requests.slice(0, 4).entries()) {
    await expect(panel(page).getByText('Country')).toBeVisible()
    const { isBanned } = await memberOf(steward.api, id)
    const banned = panel(page).getByText('This member is banned.')
    await expect(banned).toHaveCount(isBanned ? 1 : 0)
    // The server refuses to approve some, such as banned members.
    const hints = await (await steward.api.get(`/api/desk/members/${id}`)).json()
    const approves = hints.data.refusal === null
    await press(approves ? 'a' : 'r')
    const dialog = question(page)
    await expect(dialog).toContainText(approves ? 'Approve Badge' : 'Reject Badge')
    await expect(
      approves ? dialog.getByRole('button', { name: 'Approve' }) : dialog.getByRole('textbox'),
    ).toBeFocused()
    await press(approves ? 'Enter' : 'ControlOrMeta+Enter')
    await expect(dialog).toHaveCount(0)
    const next = requests[at + 1]
    await expect(heading(page, next?.fullName ?? '')).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`review=${next?.id}`))
    await expect
      .poll(async () => (await memberOf(steward.api, id)).badgeRequestStatus)
      .toBe(approves ? 2 : 0)
  }
  expect(keys).toBe(8)

  await test.step('Escape closes it, and the row has the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    const last = requests[4]?.fullName ?? ''
    await expect(page.getByRole('rowheader').getByRole('link', { name: last })).toBeFocused()
    await expect(page).not.toHaveURL(/review=/)
  })
})

test('the next request shows at once, and one whose decision fails comes back with its reason', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second] = (await stored(steward.api)) as [Request, Request]
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/users/badges/${first.id}`, async (route) => {
    await answered
    await route.abort()
  })
  await review(page, first)
  await page.keyboard.press('r')
  await expect(question(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Not legible')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(heading(page, second.fullName)).toBeFocused()
  await expect(question(page)).toHaveCount(0)
  // Keys work before the answer is there.
  await page.keyboard.press('r')
  await expect(question(page)).toContainText(second.fullName)
  answer()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  // Nothing moves below an open question.
  await expect(question(page)).toContainText(second.fullName)
  await page.keyboard.press('Escape')
  await expect(heading(page, first.fullName)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.keyboard.press('r')
  await expect(question(page).getByRole('textbox')).toHaveValue('Not legible')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect.poll(async () => (await memberOf(steward.api, first.id)).badgeRequestStatus).toBe(0)
})

test('a name opens the review beside the list, J and K move, Back closes', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second] = (await stored(steward.api)) as [Request, Request]
  await page.goto('/badge-requests?limit=25')
  const row = page.getByRole('row').filter({ hasText: first.fullName }).first()
  await row.getByRole('link', { name: first.fullName }).click()
  await expect(heading(page, first.fullName)).toBeFocused()
  await expect(page.getByRole('table', { name: 'Badge Requests' })).toBeVisible()
  await expect(page).toHaveURL(/limit=25/)
  await page.keyboard.press('j')
  await expect(heading(page, second.fullName)).toBeVisible()
  // The switch moves down when the content above it arrives.
  await expect(panel(page).getByText('Country')).toBeVisible()

  await test.step('the switch holds, also after a reload', async () => {
    const shortcuts = page.getByText('Single-key shortcuts')
    const keysWork = page.getByRole('switch', { name: 'Single-key shortcuts' })
    await shortcuts.click()
    await expect(keysWork).not.toBeChecked()
    await page.reload()
    await expect(heading(page, second.fullName)).toBeFocused()
    await expect(panel(page).getByText('Country')).toBeVisible()
    // The neighbours come with the list, after the member.
    await expect(panel(page).getByText(/^\d+ of \d+$/)).toBeVisible()
    await page.keyboard.press('a')
    await page.keyboard.press('j')
    // With a question open there is no such press, and from the third request K leads elsewhere.
    await shortcuts.click()
    await expect(keysWork).toBeChecked()
    await page.keyboard.press('k')
    await expect(heading(page, first.fullName)).toBeVisible()
  })

  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL(/badge-requests\?limit=25$/)
})

test('a name on the dashboard opens the review', async ({ stewardPage: page, steward }) => {
  const [first] = (await stored(steward.api)) as [Request]
  await page.goto('/')
  await page
    .getByRole('table', { name: /Badge Requests/ })
    .getByRole('link', { name: first.fullName })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/badge-requests\\?review=${first.id}`))
  await expect(heading(page, first.fullName)).toBeVisible()
})

test('a request that somebody else decides says so, and the next one is one key away', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second] = (await stored(steward.api)) as [Request, Request]
  await page.clock.install()
  await review(page, first)
  await steward.api.post(`/api/users/badges/${first.id}`, { data: { approved: 0 } })
  // The hints have the same sentence among the earlier decisions.
  const notice = panel(page)
    .getByText(/Ada Hearth rejected .+'s citizenship request/)
    .first()
  await jumpUntil(page, () => notice.isVisible())
  await page.keyboard.press('a')
  await expect(question(page)).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(heading(page, second.fullName)).toBeVisible()
  await expect(notice).toHaveCount(0)

  await test.step('so does its address', async () => {
    await page.goto(`/badge-requests?review=${first.id}`)
    await expect(heading(page, first.fullName)).toBeVisible()
    await expect(notice).toBeVisible()
  })
})

test('a member that fails to load can be loaded again', async ({ stewardPage: page, steward }) => {
  const [first] = (await stored(steward.api)) as [Request]
  const address = `**/api/users/${first.id}`
  await page.route(address, (route) => route.fulfill({ status: 404, json: { message: 'Gone' } }))
  await page.goto(`/badge-requests?review=${first.id}`)
  await expect(panel(page).getByRole('alert')).toContainText('User not found')
  await page.unroute(address)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByText('Country')).toBeVisible()
  await expect(heading(page, first.fullName)).toBeFocused()
})

test('the focus comes back to the panel without moving the list', async ({
  stewardPage: page,
  steward,
}) => {
  await manyRequests(page, 60)
  const [member] = (await stored(steward.api)) as [Request]
  const { data } = await (await steward.api.get(`/api/users/${member.id}`)).json()
  let isThere = false
  await page.route('**/api/users/request-*', (route) =>
    isThere
      ? route.fulfill({ json: { data: { ...data, ...request(21) } } })
      : route.fulfill({ status: 404, json: { message: 'Gone' } }),
  )
  await page.goto('/badge-requests?limit=100')
  const row = page.getByRole('rowheader').getByRole('link', { name: request(21).fullName })
  await scrollToMiddle(row)
  expect(await scrollY(page)).toBeGreaterThan(300)
  // The browser scrolls by what grows above the row, so that the row stays.
  const place = async () => (await row.boundingBox())?.y ?? Number.NaN
  const before = await place()
  const shift = async () => Math.abs((await place()) - before)
  await row.click()
  await expect(panel(page).getByRole('alert')).toContainText('User not found')
  expect(await shift()).toBeLessThan(2)
  isThere = true
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, request(21).fullName)).toBeFocused()
  expect(await shift()).toBeLessThan(2)
})

test('on a phone it is a sheet with the decision at the thumb', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second] = (await stored(steward.api)) as [Request, Request]
  const size = { width: 390, height: 844 }
  await page.setViewportSize(size)
  await page.goto('/badge-requests')
  await page.getByRole('listitem').getByRole('link', { name: first.fullName }).first().click()
  const sheet = page.getByRole('dialog', { name: first.fullName })
  await expect(sheet).toBeVisible()
  const reject = sheet.getByRole('button', { name: 'Reject' })
  await expect.poll(async () => (await reject.boundingBox())?.y ?? 0).toBeGreaterThan(700)
  await reject.click()
  await question(page).getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByRole('dialog', { name: second.fullName })).toBeVisible()
  await expect.poll(async () => (await memberOf(steward.api, first.id)).badgeRequestStatus).toBe(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('only the members under review are read, once, as the record takes it down', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second, third] = (await stored(steward.api)) as [Request, Request, Request]
  const read = membersReadBy(page)
  await page.goto('/badge-requests?limit=25')
  for (const { fullName } of [second, first]) {
    await page.getByRole('row').getByRole('link', { name: fullName }).first().hover()
  }
  await page.getByRole('row').getByRole('link', { name: first.fullName }).first().click()
  await expect(panel(page).getByText('Country')).toBeVisible()
  const answered = page.waitForResponse(`**/api/users/${second.id}`)
  await page.keyboard.press('j')
  await answered
  await expect(heading(page, second.fullName)).toBeVisible()
  await expect(panel(page).getByText('Country')).toBeVisible()
  await expect.poll(() => read).toEqual([first.id, second.id])
  // The next one is read beside the decision that leads to it.
  await page.route('**/api/users/badges/*', () => {})
  await page.keyboard.press('a')
  await question(page).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.poll(() => read).toEqual([first.id, second.id, third.id])
})

test('the row of the review is marked, and the mark goes along', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second] = (await stored(steward.api)) as [Request, Request]
  await review(page, first)
  const current = page.locator('tr[aria-current=true]')
  await expect(current).toHaveAttribute('data-row-id', first.id)
  await page.keyboard.press('j')
  await expect(current).toHaveAttribute('data-row-id', second.id)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(current).toHaveCount(0)
})

/** Answers views of documents with a file, and collects whose documents were viewed. */
async function answerViews(page: Page, body: Buffer): Promise<string[]> {
  const viewed: string[] = []
  await page.route('**/api/users/*', async (route) => {
    if (!/\/users\/[\w-]{36}$/.test(route.request().url())) return route.fallback()
    const answer = await route.fetch()
    const json = await answer.json()
    const passport = `/api/documents/passport/${json.data.id}`
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, passport } } })
  })
  await page.route('**/api/users/*/documents/passport/view', (route) => {
    viewed.push(new URL(route.request().url()).pathname.split('/')[3] ?? '')
    return route.fulfill({ contentType: 'application/octet-stream', body })
  })
  return viewed
}

const widthOf = (page: Page) =>
  passportImage(page).evaluate((canvas) => (canvas as HTMLCanvasElement).width)

test('a passport is fetched when somebody asks for it, and never by walking on', async ({
  stewardPage: page,
  steward,
}) => {
  const [first, second] = (await stored(steward.api)) as [Request, Request]
  const viewed = await answerViews(page, png)
  await review(page, first)
  await page.keyboard.press('j')
  await expect(heading(page, second.fullName)).toBeVisible()
  const show = panel(page).getByRole('button', { name: 'Show passport' })
  await expect(show).toBeVisible()
  expect(viewed).toEqual([])

  await show.click()
  await openPassport(page).getByRole('button', { name: 'Show clearly' }).click()
  await expect.poll(() => widthOf(page)).toBe(1)
  expect(viewed).toEqual([second.id])

  await page.keyboard.press('Escape')
  await expect(openPassport(page)).toHaveCount(0)
  await page.keyboard.press('k')
  await expect(heading(page, first.fullName)).toBeVisible()
  await expect(passportImage(page)).toHaveCount(0)
  expect(viewed).toHaveLength(1)
})

/** A page with one grey rectangle. */
const pdf = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert) >> >> endobj',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R >> endobj',
    '4 0 obj << /Length 27 >> stream',
    '0.5 g 0 0 200 100 re f      ',
    'endstream endobj',
    'trailer << /Root 1 0 R >>',
  ].join('\n'),
)

test('a PDF is drawn by the panel, under the content policy', async ({
  stewardPage: page,
  steward,
}) => {
  const [first] = (await stored(steward.api)) as [Request]
  await answerViews(page, pdf)
  await review(page, first)
  await panel(page).getByRole('button', { name: 'Show passport' }).click()
  await openPassport(page).getByRole('button', { name: 'Show clearly' }).click()
  await expect(openPassport(page).getByText(/^This PDF contains a script/)).toBeVisible()
  await expect.poll(() => widthOf(page)).toBe(2_400)
  const corner = await passportImage(page).evaluate((canvas) => [
    ...((canvas as HTMLCanvasElement).getContext('2d')?.getImageData(2, 2, 1, 1) ?? { data: [] })
      .data,
  ])
  // Grey: browsers round half of 255 either way.
  expect([127, 128]).toContain(corner[0])
  expect(new Set(corner.slice(0, 3)).size).toBe(1)
})

test('a panel that is gone with a deploy offers a reload; the list and the address stay', async ({
  stewardPage: page,
  steward,
}) => {
  const [first] = (await stored(steward.api)) as [Request]
  const part = '**/assets/Case-*.js'
  await page.route(part, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/badge-requests')
  await page.locator(`[data-row-id="${first.id}"] a:not([aria-hidden])`).click()
  const offer = page.getByRole('alertdialog', { name: 'This page needs to be reloaded' })
  await expect(offer).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`review=${first.id}`))
  await page.unroute(part)
  await offer.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page, first.fullName)).toBeVisible()
})
