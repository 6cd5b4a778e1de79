// Specification: 2.12

import type { APIRequestContext } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { expect, jumpUntil, question, test } from './support/test'

interface Request {
  id: string
  fullName: string | null
  email: string | null
  refusal?: object
}

const stored = async (api: APIRequestContext): Promise<Request[]> => {
  const answer = await api.get('/api/users/pending-badges')
  return ((await answer.json()) as { data: Request[] }).data
}

/** How many rows the first page of the requests has. */
const rowCount = async (api: APIRequestContext) => Math.min((await stored(api)).length, 50)

/** The first request from somebody with an email address, by which the test finds the row. */
async function first(api: APIRequestContext): Promise<Request & { email: string }> {
  const one = (await stored(api)).find(
    ({ fullName, email, refusal }) => isShownAsIs(fullName) && email && refusal === undefined,
  )
  if (!one?.email) throw new Error('Nobody asks for a badge in the demo community')
  return { ...one, email: one.email }
}

const badgeOf = async (api: APIRequestContext, id: string): Promise<number> => {
  const answer = await api.get(`/api/users/${id}`)
  return ((await answer.json()) as { data: { badgeRequestStatus: number } }).data.badgeRequestStatus
}

test('the requests are in a table, and the address has page and size', async ({
  stewardPage: page,
  steward,
}) => {
  const rows = page.getByRole('rowheader')
  await page.goto('/')
  await page.getByRole('link', { name: /^Badge Requests/ }).click()
  await expect(page.getByRole('heading', { name: 'Badge Requests', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Badge Requests · Hearth')
  await expect(rows).toHaveCount(await rowCount(steward.api))
  await page.goto('/badge-requests?limit=10')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page).toHaveURL(/limit=10/)
  await page.reload()
  await expect(page.getByText(/Page 2 of/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/Page 1 of/)).toBeVisible()
})

test.describe('without features', () => {
  test.use({ environment: { FEATURES: 'none' } })

  test('the address has the order, and Back and a reload keep it', async ({
    stewardPage: page,
    steward,
  }) => {
    const rows = page.getByRole('rowheader')
    const head = page.getByRole('columnheader', { name: 'Name', exact: true })
    const names = () => rows.allTextContents()
    await page.goto('/badge-requests')
    await expect(rows).toHaveCount(await rowCount(steward.api))
    const given = await names()
    await head.getByRole('button').click()
    await expect(page).toHaveURL(/[?&]sort=name$/)
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(names).not.toEqual(given)
    const rising = await names()
    await head.getByRole('button').click()
    await expect(page).toHaveURL(/[?&]sort=-name$/)
    await expect.poll(names).not.toEqual(rising)
    const sorted = await names()
    expect(sorted).not.toEqual(given)
    expect(sorted.toSorted()).toEqual(given.toSorted())
    await page.reload()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(rows).toHaveText(sorted)
    await page.goBack()
    await page.goBack()
    await expect(rows).toHaveText(given)
  })
})

test("the review of a name leads to the member's page with the state of the request", async ({
  stewardPage: page,
  steward,
}) => {
  const request = await first(steward.api)
  await page.goto('/badge-requests')
  await page
    .getByRole('row')
    .filter({ hasText: request.email })
    .getByRole('link', { name: request.fullName ?? '' })
    .click()
  await page.getByRole('link', { name: 'Open member page' }).click()
  await expect(page).toHaveURL(new RegExp(`/users/${request.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(request.fullName ?? '')
  const citizenship = page.getByText('Citizenship Status', { exact: true })
  await expect(citizenship.locator('xpath=following-sibling::*')).toHaveText('Pending')
})

for (const { action, title, coded } of [
  { action: 'Approve', title: 'Approve Badge', coded: 2 },
  { action: 'Reject', title: 'Reject Badge', coded: 0 },
]) {
  test(`${action} asks first, then the request is decided and the users list knows`, async ({
    stewardPage: page,
    steward,
  }) => {
    const request = await first(steward.api)
    await page.goto(`/users?search=${encodeURIComponent(request.email)}&badge=pending`)
    await expect(page.getByRole('row').filter({ hasText: request.email })).toBeVisible()

    await page.getByRole('link', { name: /^Badge Requests/ }).click()
    const row = page.getByRole('row').filter({ hasText: request.email })
    await row.getByRole('button', { name: new RegExp(`^${action}\\b`) }).click()
    const dialog = question(page)
    await expect(dialog).toContainText(title)
    await expect(dialog).toContainText(request.email)
    // The dialog takes its height with them, and its buttons their place.
    if (action === 'Reject')
      await expect(dialog.getByRole('region', { name: 'Common reasons' })).toBeVisible()
    expect(await badgeOf(steward.api, request.id)).toBe(1)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Citizenship (approved|rejected)/).first()).toBeVisible()
    expect(await badgeOf(steward.api, request.id)).toBe(coded)

    // A decided request stays until nobody is in the table, so that no row moves under the
    // pointer.
    await page.getByRole('heading', { name: 'Badge Requests', level: 1 }).click()
    await page.mouse.move(0, 0)
    await expect(row).toHaveCount(0)

    await page.goBack()
    await expect(page.getByText('No members match your search criteria.')).toBeVisible()
  })
}

test('requests that another steward decides disappear by themselves; deciding one says so', async ({
  stewardPage: page,
  steward,
}) => {
  await page.clock.install()
  const request = await first(steward.api)
  await page.goto('/badge-requests')
  const row = page.getByRole('row').filter({ hasText: request.email })
  await row.getByRole('button', { name: /^Approve\b/ }).click()
  const late = page.waitForResponse('**/api/users/badges/**')
  await steward.api.post(`/api/users/badges/${request.id}`, { data: { approved: 0 } })
  await question(page).getByRole('button', { name: 'Approve', exact: true }).click()
  const answer = await late
  expect(answer.status()).toBe(409)
  const { message } = (await answer.json()) as { message: string }
  await expect(page.getByText(message).first()).toBeVisible()
  expect(await badgeOf(steward.api, request.id)).toBe(0)

  const next = await first(steward.api)
  await page.goto('/badge-requests')
  const nextRow = page.getByRole('row').filter({ hasText: next.email })
  await expect(nextRow).toBeVisible()
  await steward.api.post(`/api/users/badges/${next.id}`, { data: { approved: 2 } })
  await jumpUntil(page, async () => (await nextRow.count()) === 0)
})

test('a failed decision keeps the dialog open for another try', async ({
  stewardPage: page,
  steward,
}) => {
  const request = await first(steward.api)
  await page.route('**/api/users/badges/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }),
  )
  await page.goto('/badge-requests')
  const row = page.getByRole('row').filter({ hasText: request.email })
  await row.getByRole('button', { name: /^Reject\b/ }).click()
  const dialog = question(page)
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  await expect(page.getByText('Bad gateway')).toHaveCount(0)
  await page.unroute('**/api/users/badges/**')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await badgeOf(steward.api, request.id)).toBe(0)
})

test('a failing poll neither toasts nor blanks the table', async ({
  stewardPage: page,
  steward,
}) => {
  const count = await rowCount(steward.api)
  await page.clock.install()
  await page.goto('/badge-requests')
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(count)
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
  await jumpUntil(page, () => page.getByText(/retrying/i).isVisible())
  await expect(rows).toHaveCount(count)
  await expect(page.getByText('Some error occurred while fetching data')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
