// The clicks and keys of a steward's daily tasks.
// Specification: 2.2, 2.5, 2.6, 2.12, 2.14, 2.15, 2.18

import type { APIRequestContext, Page } from '@playwright/test'
import { counted } from './support/counted'
import { manyRequests, request } from './support/manyRequests'
import { chooseImage, make } from './support/plans'
import { menuOf } from './support/rowMenu'
import { scrollToMiddle, scrollY } from './support/scroll'
import { tabStops } from './support/tabStops'
import { expect, expectAllRows, mailed, question, test } from './support/test'

interface User {
  id: string
  email: string | null
  isVerified: boolean
  isBanned: boolean
  isEmailVerified: boolean
}

/** A member of the database with an address, and with the page of the list that has them. */
async function find(api: APIRequestContext, query: string, fits: (user: User) => boolean) {
  const answer = await api.get(`/api/users?page=1&limit=100&${query}`)
  const { data } = (await answer.json()) as { data: User[] }
  const at = data.findIndex((one) => one.email && fits(one))
  const user = data[at]
  if (!user?.email) throw new Error(`The demo community has no such member: ${query}`)
  return { id: user.id, email: user.email, page: Math.floor(at / 10) + 1 }
}

const stored = async (api: APIRequestContext, id: string): Promise<User> =>
  (await (await api.get(`/api/users/${id}`)).json()).data

const rowOf = (page: Page, email: string) =>
  page.locator('[data-row-id]').filter({ hasText: email })

const canBeVerified = ({ isEmailVerified, isBanned }: User) => isEmailVerified && !isBanned

test('a member in view is verified in 2 clicks', async ({ stewardPage: page, steward }) => {
  const { count, click } = counted(page)
  const user = await find(steward.api, 'isVerified=0', canBeVerified)
  await page.goto(`/users?status=pending&page=${user.page}`)
  await click(rowOf(page, user.email).getByRole('button', { name: /^Verify\b/ }))
  await click(question(page).getByRole('button', { name: 'Verify', exact: true }))
  await expect(page.getByText('User verified successfully!')).toBeVisible()
  expect((await stored(steward.api, user.id)).isVerified).toBe(true)
  expect(count).toEqual({ clicks: 2, keys: 0 })
})

test('a member in view is verified by keyboard alone: in 4 keys from the row', async ({
  stewardPage: page,
  steward,
}) => {
  const { count, press } = counted(page)
  const user = await find(steward.api, 'isVerified=0', canBeVerified)
  await page.goto(`/users?status=pending&page=${user.page}`)
  const row = rowOf(page, user.email)
  await expect(row).toBeVisible()
  const rowWithFocus = page.locator('[data-row-id]').filter({ has: page.locator(':focus') })
  while ((await rowWithFocus.count()) === 0 && count.keys < 40) await press('Tab')
  const stops = count.keys
  const at = await row.evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one))
  for (let down = 0; down < at; down += 1) await press('ArrowDown')
  count.keys = 0
  await press('ArrowRight')
  await expect(row.getByRole('button', { name: /^Verify\b/ })).toBeFocused()
  await press('Enter')
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await press('Tab')
  await press('Enter')
  await expect(page.getByText('User verified successfully!')).toBeVisible()
  expect((await stored(steward.api, user.id)).isVerified).toBe(true)
  expect(count).toEqual({ clicks: 0, keys: 4 })
  expect(stops, 'Tab, from the start of the page to the first row').toBeLessThanOrEqual(22)
})

test('a member in view is banned in 3 clicks', async ({ stewardPage: page, steward }) => {
  const { count, click } = counted(page)
  const user = await find(steward.api, '', ({ isBanned }) => !isBanned)
  await page.goto(`/users?page=${user.page}`)
  await click(menuOf(rowOf(page, user.email)))
  await click(page.getByRole('menuitem', { name: 'Ban', exact: true }))
  await click(question(page).getByRole('button', { name: 'Ban', exact: true }))
  await expect(rowOf(page, user.email)).toContainText('Banned')
  await expect(menuOf(rowOf(page, user.email))).toBeFocused()
  expect((await stored(steward.api, user.id)).isBanned).toBe(true)
  expect(count).toEqual({ clicks: 3, keys: 0 })
  await steward.api.get(`/api/users/un-ban/${user.id}`)
})

test('a member in view is banned with a common reason in 6 keys, and one key undoes it', async ({
  stewardPage: page,
  steward,
}) => {
  const { count, press } = counted(page)
  const user = await find(steward.api, '', ({ isBanned }) => !isBanned)
  await page.goto(`/users/${user.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('main').getByRole('button', { name: /^Actions for / })
  await menu.focus()
  await page.keyboard.press('Shift+Tab')
  await press('Tab')
  await expect(menu).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Ban', exact: true })).toBeFocused()
  await press('Enter')
  await expect(question(page).getByRole('textbox')).toBeFocused()
  await press('Tab')
  await press('Space')
  await press('ControlOrMeta+Enter')
  const banned = page.getByRole('alertdialog').filter({ hasText: 'Member banned' })
  await expect(banned).toBeVisible()
  expect(count).toEqual({ clicks: 0, keys: 6 })
  await press('ControlOrMeta+z')
  await expect(page.getByText('Ban undone')).toBeVisible()
  expect(count).toEqual({ clicks: 0, keys: 7 })
  expect((await stored(steward.api, user.id)).isBanned).toBe(false)
})

test('eight requests are decided by two keys each, with the member and the row in view, focus kept', async ({
  stewardPage: page,
  steward,
}) => {
  const { count, press } = counted(page)
  const someone = await find(steward.api, '', () => true)
  const { data: facts } = await (await steward.api.get(`/api/users/${someone.id}`)).json()
  const isBanned = (number: number) => number % 5 === 0
  const community = await manyRequests(page, 90)
  await page.route('**/api/users/request-*', (route) => {
    const number = Number(/\d+$/.exec(route.request().url())?.[0])
    const { fullName, email } = request(number)
    const country = `Country ${number}`
    const own = { id: `request-${number}`, fullName, email, country, isBanned: isBanned(number) }
    return route.fulfill({ json: { data: { ...facts, ...own, badgeRequestStatus: 1 } } })
  })
  const nameOf = (number: number) => request(number).fullName
  const row = (number: number) =>
    page.getByRole('rowheader').getByRole('link', { name: nameOf(number) })
  await page.goto('/badge-requests?limit=100')
  await scrollToMiddle(row(21))
  expect(await scrollY(page)).toBeGreaterThan(300)
  await row(21).focus()
  await press('Enter')
  for (let number = 21; number <= 28; number += 1) {
    await expect(page.getByRole('heading', { name: nameOf(number), exact: true })).toBeFocused()
    await expect(page.getByText(`Country ${number}`, { exact: true })).toBeInViewport()
    // Who is banned is rejected: that question begins at the reason.
    const [key, action] = isBanned(number) ? ['r', 'Reject'] : ['a', 'Approve']
    await press(key)
    const confirm = question(page).getByRole('button', { name: action, exact: true })
    await expect(question(page).locator(':focus')).toHaveCount(1)
    const first = isBanned(number) ? question(page).getByRole('textbox') : confirm
    await expect(first).toBeFocused()
    await press(isBanned(number) ? 'ControlOrMeta+Enter' : 'Enter')
    await expect(question(page)).toHaveCount(0)
    // The list follows the request in review.
    await expect(row(number + 1)).toBeInViewport()
  }
  await expect(page.getByRole('heading', { name: nameOf(29), exact: true })).toBeFocused()
  await press('Escape')
  await expect(row(29)).toBeFocused()
  await expect(row(29)).toBeInViewport()
  expect(community.decided).toEqual(
    Array.from({ length: 8 }, (_, at) => `request-${21 + at} ${isBanned(21 + at) ? 0 : 2}`),
  )
  // Enter opens the first one, and Escape closes the last one.
  expect(count.keys).toBe(18)
})

test('a member is found from every page of the panel: one shortcut, typing, Enter', async ({
  stewardPage: page,
  steward,
}) => {
  const user = await find(steward.api, '', () => true)
  const [plan] = (await (await steward.api.get('/api/membership-plan/get-all')).json()).data
  const [asking] = (await (await steward.api.get('/api/users/pending-badges')).json()).data
  const input = page.getByRole('combobox', { name: 'Command menu' })
  const dialogs = page.getByRole('dialog')
  await page.goto(`/users/${user.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveTitle(/^Member details/)
  const title = await page.title()
  for (const path of [
    '/',
    '/users',
    `/users/view-invites/${user.id}`,
    '/invites',
    '/badge-requests',
    `/badge-requests?review=${asking.id}`,
    '/posts',
    '/announcements',
    '/announcements?compose=new',
    '/memberships',
    '/memberships/create',
    `/memberships/view/${plan.id}`,
    `/memberships/edit/${plan.id}`,
    '/users/nothing/here',
  ]) {
    await test.step(path, async () => {
      const { count, press } = counted(page)
      // As a link does: a full load of each page takes ten times as long.
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await expect(page.locator('h1')).toBeVisible()
      await expect.poll(() => page.title()).not.toBe(title)
      // The menu opens above the composer once that is there.
      await expect(dialogs).toHaveCount(path.includes('compose') ? 1 : 0)
      await press('Control+k')
      await expect(input).toBeFocused()
      await page.keyboard.type(user.email)
      await press('Enter')
      await expect(page).toHaveURL(new RegExp(`/users/${user.id}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => page.title()).toBe(title)
      expect(count).toEqual({ clicks: 0, keys: 2 })
    })
  }
})

for (const { path, most } of [
  { path: '/users', most: 30 },
  { path: '/badge-requests', most: 45 },
  { path: '/', most: 30 },
]) {
  test(`Tab stops at most ${most} times on the way through ${path}`, async ({
    stewardPage: page,
  }) => {
    await manyRequests(page, 33)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectAllRows(page)
    const tags = (await tabStops(page)).map(({ tag }) => tag)
    expect(tags.length, tags.join('\n')).toBeLessThanOrEqual(most)
  })
}

test('an announcement with an image takes 3 clicks', async ({ stewardPage: page, steward }) => {
  const { count, click } = counted(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/announcements')
  await click(page.getByRole('button', { name: 'Create', exact: true }))
  // The title has the focus.
  await expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeFocused()
  await page.keyboard.type('Three clicks to a meadow')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Look at it.')
  const chooser = page.waitForEvent('filechooser')
  await click(dialog.getByText(/browse$/))
  await chooser
  await chooseImage(page)
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  await click(dialog.getByRole('button', { name: 'Create Announcement' }))
  await expect(dialog).toBeHidden()
  const answer = await steward.api.get('/api/announcements?search=three%20clicks')
  const [saved] = (await answer.json()).data as { imageUrl: string }[]
  expect(saved?.imageUrl).toMatch(/\/api\/files\//)
  expect(count).toEqual({ clicks: 3, keys: 0 })
})

test('the price of a plan in view is changed in 2 clicks and 1 field', async ({
  stewardPage: page,
  steward,
}) => {
  const { count, click } = counted(page)
  const { name, id } = await make(steward.api, 'Two clicks')
  await page.goto('/memberships?limit=100')
  const row = page.locator('[data-row-id]').filter({ hasText: name })
  await click(row.getByRole('link', { name: /^Edit/ }))
  await page.getByRole('textbox', { name: 'Price' }).fill('4.25')
  await click(page.getByRole('button', { name: 'Update Membership Tier' }))
  await expect(page.getByText('Membership updated successfully!')).toBeVisible()
  const { data } = await (await steward.api.get(`/api/membership-plan/get-one/${id}`)).json()
  expect(data.price).toBe(4.25)
  expect(count).toEqual({ clicks: 2, keys: 0 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('a member resets a password in 2 taps and 3 fields, and ends at the app', async ({
    page,
    product,
    steward,
  }) => {
    const { count, tap } = counted(page)
    const { email } = await find(steward.api, 'isVerified=1', ({ isBanned }) => !isBanned)
    const inView = async (name: string) => {
      const control = page.getByRole('button', { name, exact: true })
      await expect(control).toBeInViewport({ ratio: 1 })
      return control
    }
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await tap(await inView('Send Reset Link'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check Your Email')
    await page.goto(await mailed(product, 'reset', email))
    await page.getByLabel('New password', { exact: true }).fill('blue kettle 9')
    await page.getByLabel('Confirm password', { exact: true }).fill('blue kettle 9')
    await tap(await inView('Reset Password'))
    const onward = page.getByRole('main').getByRole('link', { name: 'Open the app' })
    await expect(onward).toBeInViewport({ ratio: 1 })
    await expect(onward).toHaveAttribute('href', '/app')
    expect(count).toEqual({ clicks: 2, keys: 0 })
  })
})
