// Specification: 2.12, 2.15, 2.22

import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { chooseInRow } from './support/rowMenu'
import type { Steward } from './support/steward'
import { expect, faultsOf, question, test } from './support/test'

/** A file that decides, verifies and deletes has a product of its own. */
test.use({ usesUp: 'members of late decisions' })

interface Member {
  id: string
  fullName: string | null
  email: string | null
}
type Named = Member & { fullName: string; email: string }

const isNamed = (member: Member): member is Named =>
  isShownAsIs(member.fullName) && Boolean(member.email)

/** Requests that can be approved: the server refuses those of banned members. */
async function waiting(api: APIRequestContext): Promise<[Named, Named]> {
  const { data } = (await (await api.get('/api/users/pending-badges')).json()) as { data: Member[] }
  const found: Named[] = []
  for (const member of data.filter(isNamed)) {
    const answer = await api.get(`/api/desk/members/${member.id}`)
    if ((await answer.json()).data.refusal === null) found.push(member)
  }
  const [one, other] = found
  if (!one || !other) throw new Error('The demo community has too few requests')
  return [one, other]
}

const toast = (page: Page, words: string | RegExp) =>
  page.locator('[role="region"] [role="alertdialog"]').filter({ hasText: words })

/** The address of the entry that a toast leads to. It is read at once: the toast goes by itself. */
const entryOf = async (page: Page, words: RegExp) =>
  (await toast(page, words).getByRole('link', { name: 'See the record' }).getAttribute('href')) ??
  ''

/** Follows it: the record shows this entry, of all that the subject has. */
async function expectEntry(page: Page, href: string, words: RegExp) {
  await page.goto(href)
  const entries = page.getByRole('region', { name: 'Record' }).getByRole('listitem')
  // An approval has a second entry at the same moment: its certificate.
  await expect(entries.filter({ hasText: words })).toHaveCount(1)
}

/** The second steward, in a browser of their own. */
async function openAs(browser: Browser, { cookies, email }: Steward, url: string) {
  const context = await browser.newContext({ baseURL: url })
  const user = { userName: 'Rui Matos', email, role: 'ADMIN', is2FAEnabled: true }
  await context.addCookies([
    ...cookies,
    { name: 'user', value: encodeURIComponent(JSON.stringify(user)), url },
  ])
  const page = await context.newPage()
  const faults = faultsOf(page)
  return {
    page,
    close: async () => {
      await context.close()
      expect(faults).toEqual([])
    },
  }
}

const rowOf = (page: Page, { email }: Named) => page.getByRole('row').filter({ hasText: email })

/** Decides about a request in the list. */
async function decide(page: Page, request: Named, action: 'Approve' | 'Reject') {
  await rowOf(page, request)
    .getByRole('button', { name: new RegExp(`^${action}\\b`) })
    .click()
  await question(page).getByRole('button', { name: action, exact: true }).click()
}

test('of two stewards who decide in the list, the second is told what the first decided', async ({
  stewardPage: page,
  steward,
  colleague,
  browser,
  product,
}) => {
  const [request] = await waiting(steward.api)
  await page.goto('/badge-requests')
  await rowOf(page, request)
    .getByRole('button', { name: /^Approve\b/ })
    .click()
  await expect(question(page)).toBeVisible()

  const other = await openAs(browser, colleague, product.url)
  await other.page.goto('/badge-requests')
  await decide(other.page, request, 'Reject')
  await expect(question(other.page)).toBeHidden()
  await other.close()

  await question(page).getByRole('button', { name: 'Approve', exact: true }).click()
  const href = await entryOf(page, /^ErrorAlready rejected by Rui Matos, \d\d:\d\d/)
  await test.step('nothing is asked any more, and the row is gone as after an own decision', async () => {
    await expect(question(page)).toBeHidden()
    await expect(rowOf(page, request)).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: /^Approve\b/ }).and(page.locator(':focus')),
    ).toBeVisible()
  })
  await test.step('the link leads to the entry', async () => {
    await expectEntry(page, href, /Rui Matos.*rejected .+'s citizenship request/s)
  })
})

test('a review that a colleague decided first stays at the next one, and Open shows what was decided', async ({
  stewardPage: page,
  steward,
  colleague,
}) => {
  const [request] = await waiting(steward.api)
  const panel = page.locator('section').filter({
    has: page.getByRole('button', { name: 'Previous', exact: true }),
  })
  const heading = panel.getByRole('heading', { level: 2 })
  await page.goto(`/badge-requests?review=${request.id}`)
  await expect(heading).toHaveText(request.fullName)
  await expect(panel.getByText(/^\d+ of \d+$/)).toBeVisible()
  await page.keyboard.press('a')
  await expect(question(page)).toBeVisible()
  const decided = await colleague.api.post(`/api/users/badges/${request.id}`, {
    data: { approved: 2 },
  })
  expect(decided.ok()).toBe(true)
  await question(page).getByRole('button', { name: 'Approve', exact: true }).click()

  const refused = toast(page, `Couldn't approve${request.fullName}`)
  await expect(refused).toBeVisible()
  await expect(question(page)).toBeHidden()
  await test.step('the next request stays, and only the row is marked', async () => {
    await expect(heading).not.toHaveText(request.fullName)
    await expect(rowOf(page, request).getByText('Not saved')).toBeVisible()
  })
  await refused.getByRole('button', { name: 'Open' }).click()
  await expect(panel.getByText(/Rui Matos approved .+'s citizenship, .*\d\d:\d\d\./)).toBeVisible()
  await expect(heading).toHaveText(request.fullName)
  await expect(heading).toBeFocused()
  await expect(panel.getByText('Approved', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled')
  const link = panel.getByRole('link', { name: /^See the record/ })
  const href = (await link.getAttribute('href')) ?? ''

  await page.keyboard.press('j')
  await expect(heading).not.toHaveText(request.fullName)
  await expect(panel.getByText(/^\d+ of \d+$/)).toBeVisible()
  await expect(panel.getByText('Rui Matos')).toHaveCount(0)
  await expectEntry(page, href, /Rui Matos.*approved .+'s citizenship/s)
})

test('rows of a run tell who was first', async ({ stewardPage: page, steward, colleague }) => {
  const [one, late] = await waiting(steward.api)
  await page.goto('/badge-requests')
  for (const request of [one, late]) await rowOf(page, request).getByRole('checkbox').check()
  await page
    .getByRole('region', { name: '2 selected' })
    .getByRole('button', { name: 'Reject' })
    .click()
  const dialog = page.getByRole('alertdialog', { name: 'Reject citizenship requests' })
  await colleague.api.post(`/api/users/badges/${late.id}`, { data: { approved: 2 } })
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  const row = dialog.getByRole('listitem').filter({ hasText: late.email })
  await expect(row).toContainText(/Already approved by Rui Matos, \d\d:\d\d/)
  const href = (await row.getByRole('link').getAttribute('href')) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expectEntry(page, href, /Rui Matos.*approved .+'s citizenship/s)
})

test('a member whom somebody else has verified or deleted is shown as they are now', async ({
  stewardPage: page,
  steward,
  colleague,
}) => {
  const { data } = await (await steward.api.get('/api/users?limit=100&isVerified=0')).json()
  const able = (data as (Member & { isEmailVerified: boolean; isBanned: boolean })[]).find(
    (user) => isNamed(user) && user.isEmailVerified && !user.isBanned,
  )
  if (!able || !isNamed(able)) throw new Error('The demo community has nobody to verify')
  const row = page.getByRole('row').nth(1)
  await page.goto(`/users?search=${encodeURIComponent(able.email)}`)

  await test.step('verified', async () => {
    await row.getByRole('button', { name: /^Verify\b/ }).click()
    await expect(question(page)).toBeVisible()
    await colleague.api.post(`/api/users/verify/${able.id}`)
    await question(page).getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(toast(page, /Already verified by Rui Matos, \d\d:\d\d/)).toBeVisible()
    await expect(question(page)).toBeHidden()
    await expect(row).toContainText('Verified')
  })
  await test.step('deleted', async () => {
    await chooseInRow(row, 'Delete')
    await expect(question(page)).toBeVisible()
    await colleague.api.delete(`/api/users/${able.id}`)
    await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
    const href = await entryOf(page, /Rui Matos deleted .+, \d\d:\d\d/)
    await expect(question(page)).toBeHidden()
    await expect(page.getByText('No members match your search criteria.')).toBeVisible()
    await expectEntry(page, href, /Rui Matos.*deleted/s)
  })
})

test('a backend without the record says why, and nothing is asked any more', async ({
  stewardPage: page,
  steward,
}) => {
  const [request] = await waiting(steward.api)
  await page.goto('/badge-requests')
  await page.route('**/api/users/badges/*', (route) =>
    route.fulfill({ status: 409, json: { message: 'This request has already been decided' } }),
  )
  await decide(page, request, 'Approve')
  await expect(toast(page, 'This request has already been decided')).toBeVisible()
  await expect(toast(page, 'This request').getByRole('link')).toHaveCount(0)
  await expect(question(page)).toBeHidden()
})
