// Specification: 2.15

import type { APIRequestContext, Page } from '@playwright/test'
import { isShownAsIs } from './support/names'
import { chooseInRow, menuOf, pressInRow } from './support/rowMenu'
import { scrollToMiddle, scrollY } from './support/scroll'
import { expect, question, test } from './support/test'

interface User {
  id: string
  fullName: string | null
  email: string | null
  isBanned: boolean
  isVerified: boolean
  isEmailVerified: boolean
}

/** The first matching user in the database with a name, and with an address to find the row by. */
async function find(
  api: APIRequestContext,
  query: string,
  fits: (user: User) => boolean,
): Promise<User & { email: string }> {
  const answer = await api.get(`/api/users?page=1&limit=100&${query}`)
  const { data } = (await answer.json()) as { data: User[] }
  const user = data.find((one) => isShownAsIs(one.fullName) && one.email && fits(one))
  if (!user?.email) throw new Error(`The demo community has no such user: ${query}`)
  return { ...user, email: user.email }
}

const stored = async (api: APIRequestContext, id: string): Promise<User> => {
  const answer = await api.get(`/api/users/${id}`)
  return ((await answer.json()) as { data: User }).data
}

/** Finds the one row of an address through the search, as a person would. */
async function rowOf(page: Page, email: string) {
  await page.goto('/users')
  await page.getByRole('searchbox').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  return row
}

test('search filters the list, is in the address and survives Back', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, '', () => true)
  await page.goto('/users')
  await expect(page.getByRole('row')).toHaveCount(11)
  await page.getByRole('searchbox').fill(user.email.toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/search=/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(user.email.toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox').fill('nobody-is-called-this')
  await expect(page.getByText('No members match your search criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page.getByRole('row')).toHaveCount(11)
})

test('pages and page sizes come from the server and are in the address', async ({
  stewardPage: page,
  steward,
}) => {
  const answer = await steward.api.get('/api/users?page=1&limit=10')
  const { pagination } = (await answer.json()) as { pagination: { total: number } }
  /** What the pagination says; other tests of this worker may have deleted users. */
  const place = (at: number, size: number) =>
    page.getByText(`Page ${at} of ${Math.ceil(pagination.total / size)}`)
  await page.goto('/users')
  await expect(place(1, 10)).toBeVisible()
  const first = await page.getByRole('row').nth(1).textContent()
  await page.getByRole('button', { name: /next/i }).click()
  await expect(place(2, 10)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first ?? '')
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(place(1, 10)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toHaveText(first ?? '')
  await page.goto('/users?page=3')
  await page.getByRole('button', { name: /Rows per page/ }).click()
  await page.getByRole('option', { name: '50' }).click()
  await expect(place(1, 50)).toBeVisible()
  await expect(page).not.toHaveURL(/page=3/)
})

test('a steward bans a user with the keyboard, then un-bans; the database changes', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, 'isVerified=1', (one) => !one.isBanned)
  const row = await rowOf(page, user.email)

  await test.step('Cancel changes nothing and returns the focus', async () => {
    await pressInRow(row, 'Ban')
    const dialog = question(page)
    await expect(dialog).toContainText('Are you sure you want to ban this User')
    await expect(dialog).toContainText(user.email)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menuOf(row)).toBeFocused()
    expect((await stored(steward.api, user.id)).isBanned).toBe(false)
  })

  await test.step('Ban', async () => {
    await chooseInRow(row, 'Ban')
    await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
    await expect(row).toContainText('Banned')
    await expect(question(page)).toBeHidden()
    expect((await stored(steward.api, user.id)).isBanned).toBe(true)
  })

  await test.step('un-ban', async () => {
    await chooseInRow(row, 'Unban')
    const dialog = question(page)
    await expect(dialog).toContainText('Are you sure you want to un-ban this User')
    await dialog.getByRole('button', { name: 'Unban', exact: true }).click()
    await expect(row).not.toContainText('Banned')
    expect((await stored(steward.api, user.id)).isBanned).toBe(false)
  })
})

test('a ban outlives the server', async ({ stewardPage: page, steward, product }) => {
  const user = await find(steward.api, 'isVerified=0', (one) => !one.isBanned)
  const row = await rowOf(page, user.email)
  await chooseInRow(row, 'Ban')
  await question(page).getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(row).toContainText('Banned')
  await product.restart()
  await page.reload()
  await expect(row).toContainText('Banned')
})

test('only a user with a verified email can be verified', async ({
  stewardPage: page,
  steward,
}) => {
  const waiting = await find(steward.api, 'isVerified=0', (one) => !one.isEmailVerified)
  const row = await rowOf(page, waiting.email)
  const locked = row.getByRole('button', { name: /Verify/ })
  await expect(locked).toHaveAttribute('aria-disabled', 'true')
  await locked.focus()
  await expect(page.getByText('Awaiting Email Verification').first()).toBeVisible()

  const ready = await find(
    steward.api,
    'isVerified=0',
    (one) => one.isEmailVerified && !one.isBanned,
  )
  const readyRow = await rowOf(page, ready.email)
  await readyRow.getByRole('button', { name: /^Verify\b/ }).click()
  const dialog = question(page)
  await expect(dialog).toContainText('Are you sure you want to verify this user?')
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('User verified successfully!')).toBeVisible()
  await expect(readyRow.getByRole('button', { name: /^User Verified\b/ })).toBeVisible()
  expect((await stored(steward.api, ready.id)).isVerified).toBe(true)
})

test('delete is for good', async ({ stewardPage: page, steward }) => {
  const user = await find(steward.api, '', (one) => !one.isVerified)
  const row = await rowOf(page, user.email)
  await chooseInRow(row, 'Delete')
  const dialog = question(page)
  await expect(dialog).toContainText('Are you sure you want to delete this user?')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('User deleted successfully!')).toBeVisible()
  await expect(page.getByText('No members match your search criteria.')).toBeVisible()
  expect((await steward.api.get(`/api/users/${user.id}`)).status()).toBe(404)
})

test("a failed action keeps the dialog and shows the server's message", async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, 'isVerified=1', (one) => !one.isBanned)
  const row = await rowOf(page, user.email)
  await page.route('**/api/users/ban/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'The archive is being moved' } }),
  )
  await chooseInRow(row, 'Ban')
  const dialog = question(page)
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(page.getByText('The archive is being moved').first()).toBeVisible()
  await expect(dialog).toBeVisible()
  expect((await stored(steward.api, user.id)).isBanned).toBe(false)
})

test.describe('views', () => {
  const view = (page: Page, name: string) =>
    page.getByRole('toolbar', { name: 'Views' }).getByRole('link', { name: new RegExp(`^${name}`) })

  test('each view says how many users it has, and leads to as many', async ({
    stewardPage: page,
    steward,
  }) => {
    const total = async (query: string): Promise<number> =>
      (await (await steward.api.get(`/api/users?page=1&limit=1&${query}`)).json()).pagination.total
    await page.goto('/users')
    for (const [name, query] of [
      ['All', ''],
      ['Verified', 'isVerified=1'],
      ['Pending', 'isVerified=0'],
      ['Banned', 'isBanned=true'],
    ] as const) {
      await expect(view(page, name)).toHaveText(`${name} ${await total(query)}`)
    }
    const banned = await total('isBanned=true')
    await view(page, 'Banned').click()
    await expect(page).toHaveURL(/[?&]status=banned/)
    await expect(view(page, 'Banned')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('button', { name: /^User Status: ?Banned$/ })).toBeVisible()
    await expect(page.getByText(`${banned} members`, { exact: true })).toBeVisible()
    await page.goBack()
    await expect(view(page, 'All')).toHaveAttribute('aria-current', 'page')
  })

  test('a count that fails is absent, and the rows do not wait for it', async ({
    stewardPage: page,
  }) => {
    await page.route(
      ({ searchParams }) => searchParams.get('limit') === '1' && searchParams.has('isVerified'),
      (route) => route.fulfill({ status: 500, json: {} }),
    )
    await page.goto('/users')
    await expect(page.getByRole('row')).toHaveCount(11)
    await expect(view(page, 'Banned')).toHaveText(/^Banned \d+$/)
    await expect(view(page, 'Pending')).toHaveText('Pending')
  })

  test('counts that do not show are not asked for', async ({ stewardPage: page }) => {
    const counts: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.get('limit') === '1') counts.push(request.url())
    })
    await page.goto('/users?search=a')
    await expect(page.locator('[data-row-id]').first()).toBeVisible()
    // Calls for counts start when the browser is idle, and these callbacks are behind theirs.
    for (const _ of ['the call is wanted', 'and made'])
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(counts).toEqual([])
    await page.getByRole('searchbox').fill('')
    await expect(view(page, 'Banned')).toHaveText(/^Banned \d+$/)
    expect(counts).toHaveLength(4)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first member starts within the upper 40 % of the screen', async ({
    stewardPage: page,
  }) => {
    await page.goto('/users')
    const first = page.locator('[data-row-id]').first()
    await expect(first).toBeVisible()
    const height = async (part: typeof first) => (await part.boundingBox())?.height
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(0.4 * 844)
    expect(await height(page.getByRole('searchbox').locator('..'))).toBeGreaterThanOrEqual(44)
    expect(await height(page.getByRole('button', { name: 'Filters' }))).toBe(44)
  })
})

for (const [shape, width] of [
  ['with every column', 1440],
  ['with stacked columns', 1300],
  ['with all columns stacked', 1000],
  ['of cards', 760],
] as const) {
  test(`Back finds its place in a long table ${shape}`, async ({ stewardPage: page, steward }) => {
    const { data } = await (await steward.api.get('/api/users?page=1&limit=100')).json()
    const count = data.length
    expect(count, 'more than the first rows, which show before the others').toBeGreaterThan(30)
    const rows = page.locator('[data-row-id]')
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/users?limit=100')
    await expect(rows).toHaveCount(count)
    const member = rows.nth(count - 8).getByRole('link')
    await scrollToMiddle(member)
    const place = await scrollY(page)
    await member.click()
    await expect(page).not.toHaveURL(/limit/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(rows).toHaveCount(count)
    await expect.poll(() => scrollY(page)).toBe(place)
  })
}

test('a long search leaves the address usable in a browser that limits its changes', async ({
  stewardPage: page,
}) => {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  // As Safari does: 100 changes within ten seconds.
  await page.addInitScript(() => {
    let times: number[] = []
    const replace = History.prototype.replaceState
    History.prototype.replaceState = function replaceState(...args) {
      const now = Date.now()
      times = [...times.filter((time) => now - time < 10_000), now]
      if (times.length > 100) throw new DOMException('Too many changes', 'SecurityError')
      replace.apply(this, args)
    }
  })
  await page.goto('/users')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('a'.repeat(70))
  for (let key = 0; key < 68; key += 1) await search.press('Backspace')
  await expect(page).toHaveURL(/search=aa$/)
  await page.getByRole('link', { name: /^Posts/ }).click()
  await expect(page).toHaveURL(/\/posts$/)
  expect(thrown).toEqual([])
})
