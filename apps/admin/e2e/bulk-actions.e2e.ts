// Specification: 2.13, 2.15

import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/test'

interface User {
  id: string
  fullName: string | null
  email: string
  role: string
  isBanned: boolean
  isVerified: boolean
  isEmailVerified: boolean
}

const members = async (api: APIRequestContext, query: string): Promise<User[]> => {
  const answer = await api.get(`/api/users?page=1&limit=100&${query}`)
  const { data } = (await answer.json()) as { data: User[] }
  return data.filter(({ role }) => role.toLowerCase() !== 'admin')
}

const stored = async (api: APIRequestContext, id: string): Promise<User> =>
  (await (await api.get(`/api/users/${id}`)).json()).data

/** The checkbox of a record, whatever it is called. */
const box = (page: Page, id: string) =>
  page.locator(`[data-row-id="${id}"]`).getByRole('checkbox', { name: /^Select/ })

const bar = (page: Page, count: number) =>
  page.getByRole('region', { name: `${count} selected`, exact: true })

/** Opens the question of an action on the selected rows. */
async function ask(page: Page, count: number, action: string | RegExp) {
  await bar(page, count).getByRole('button', { name: action }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  return {
    dialog,
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    results: (text: string) => dialog.getByRole('listitem').filter({ hasText: text }),
  }
}

test('selected users are banned and freed again, over two pages of the list', {
  tag: '@2.15',
}, async ({ stewardPage: page, steward }) => {
  // Nothing of bulk is loaded for people who select nothing.
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const free = (await members(steward.api, '')).filter(({ isBanned }) => !isBanned)
  await page.goto('/users?limit=10')
  const rows = page.locator('[data-row-id]')
  await expect(rows.first()).toBeVisible()
  expect(loaded.filter((url) => /Bulk/.test(url))).toEqual([])

  const onPage = async () => {
    const ids = await rows.evaluateAll((all) => all.map(({ dataset }) => dataset.rowId ?? ''))
    return ids.find((id) => free.some((user) => user.id === id)) ?? ''
  }
  const first = await onPage()
  await box(page, first).check()
  await expect(bar(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(box(page, first)).toHaveCount(0)
  const second = await onPage()
  await box(page, second).check()
  await expect(bar(page, 2)).toContainText('2 selected, 1 not on this page')

  const ban = await ask(page, 2, 'Ban')
  await expect(ban.dialog).toHaveAccessibleName('Ban 2 members')
  await expect(ban.dialog).toContainText('Are you sure you want to ban these 2 members')
  await expect(ban.dialog.getByRole('listitem')).toHaveCount(2)
  await ban.press('Ban')
  const banned = page.getByRole('alertdialog').filter({ hasText: '2 banned' })
  await expect(banned).toBeVisible()
  await expect(ban.dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('region', { name: /selected$/ })).toHaveCount(0)
  for (const id of [first, second]) expect((await stored(steward.api, id)).isBanned).toBe(true)

  // The list has loaded again: the other way is offered, and that one only.
  await expect(page.locator(`[data-row-id="${second}"]`)).toContainText('Banned')
  await box(page, second).check()
  await expect(bar(page, 1).getByRole('button', { name: 'Ban', exact: true })).toHaveCount(0)
  const unban = await ask(page, 1, 'Unban')
  await unban.press('Unban')
  await expect(page.getByText('1 unbanned')).toBeVisible()
  expect((await stored(steward.api, second)).isBanned).toBe(false)
  await steward.api.get(`/api/users/un-ban/${first}`)
})

test('many are undone as one, but not what somebody has changed since', {
  tag: '@2.15',
}, async ({ stewardPage: page, steward, colleague }) => {
  const isBanned = async (id: string) => (await stored(steward.api, id)).isBanned
  const free = (await members(steward.api, '')).filter(({ isBanned }) => !isBanned)
  const three = free.slice(0, 3)
  await page.goto('/users?limit=100')
  for (const { id } of three) await box(page, id).check()
  await (await ask(page, 3, 'Ban')).press('Ban')
  const banned = page.getByRole('alertdialog').filter({ hasText: '3 banned' })
  await expect(banned).toContainText(' and 2 others')
  // It stays as long as the pointer is over it.
  await banned.hover()
  const [first, second, third] = three.map(({ id }) => id)
  await colleague.api.get(`/api/users/un-ban/${third}`)
  await colleague.api.get(`/api/users/ban/${third}`)
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/record?')) reads.push(request.url())
  })
  await banned.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText("2 bans undone, 1 couldn't be undone")).toBeVisible()
  expect(reads, 'the answers of the bans named their entries').toEqual([])
  expect(await isBanned(first ?? '')).toBe(false)
  expect(await isBanned(second ?? '')).toBe(false)
  expect(await isBanned(third ?? '')).toBe(true)
  await colleague.api.get(`/api/users/un-ban/${third}`)
})

test('a reason is asked once, kept with each action, and told to each member', {
  tag: '@2.15',
}, async ({ stewardPage: page, steward, product }) => {
  const free = (await members(steward.api, '')).filter(({ isBanned }) => !isBanned)
  const two = free.slice(0, 2)
  await page.goto('/users?limit=100')
  for (const { id } of two) await box(page, id).check()
  const ban = await ask(page, 2, 'Ban')
  const reason = 'Spam, <b>both</b>'
  await ban.dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill(reason)
  await ban.dialog.getByText('Email the members').click()
  await expect(ban.dialog.getByRole('region', { name: 'Preview of the email' })).toContainText(
    `    ${reason}`,
  )
  await ban.press('Ban')
  await expect(page.getByText('2 banned')).toBeVisible()
  for (const { id, email } of two) {
    const record = await steward.api.get(`/api/record?subject=${id}&limit=1`)
    expect((await record.json()).data).toMatchObject([{ action: 'user.ban', reason }])
    await expect.poll(() => product.email('member-notice', email)).toContain(`    ${reason}`)
  }

  // Without one the calls are those of the specification.
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).pathname))
  await page.goto('/users?limit=100&status=banned')
  for (const { id } of two) await box(page, id).check()
  const unban = await ask(page, 2, 'Unban')
  await unban.press('Unban')
  await expect(page.getByText('2 unbanned')).toBeVisible()
  const calls = called.filter((path) => path.startsWith('/api/users/'))
  expect(calls).toEqual(two.map(({ id }) => `/api/users/un-ban/${id}`))
})

test('only those who can be verified are; the others are told before', {
  tag: '@2.15',
}, async ({ stewardPage: page, steward }) => {
  const pending = await members(steward.api, 'isVerified=0')
  const [able, late] = pending.filter(({ isEmailVerified }) => isEmailVerified)
  const awaiting = pending.find(({ isEmailVerified }) => !isEmailVerified)
  if (!able || !late || !awaiting) throw new Error('The demo community has too few of them')
  await page.goto('/users?limit=100&status=pending')
  for (const { id } of [able, late, awaiting]) await box(page, id).check()
  const verify = await ask(page, 3, 'Verify 2 of 3')
  await expect(verify.dialog).toContainText('Are you sure you want to verify these 2 members?')
  // Somebody else verifies one meanwhile: the server says so, and it is not done twice.
  await steward.api.post(`/api/users/verify/${late.id}`)
  await verify.press('Verify')
  await expect(verify.dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await expect(verify.results('already verified')).toHaveCount(1)
  await verify.press('Done')
  expect((await stored(steward.api, able.id)).isVerified).toBe(true)
  expect((await stored(steward.api, awaiting.id)).isVerified).toBe(false)
  await expect(bar(page, 1)).toBeVisible()
})

test('deleted users and refused ones are told apart, and a lost answer is found out', {
  tag: '@2.15',
}, async ({ stewardPage: page, steward }) => {
  const [gone, refused, lost] = await members(steward.api, 'badgeRequestStatus=0')
  if (!gone || !refused || !lost) throw new Error('The demo community is too small')
  await page.goto('/users?limit=100&badge=notApplied')
  for (const { id } of [refused, lost, gone]) await box(page, id).check()
  const remove = await ask(page, 3, 'Delete')
  await expect(remove.dialog).toContainText('Are you sure you want to delete these 3 members?')
  await steward.api.delete(`/api/users/${gone.id}`)
  await page.route(`**/api/users/${refused.id}`, (route) =>
    route.fulfill({ status: 403, json: { message: 'Not this one' } }),
  )
  let isOnline = true
  await page.route(new RegExp(`/api/users/${lost.id}(/impact)?$`), async (route) => {
    if (!isOnline) return route.abort()
    if (route.request().method() !== 'DELETE') return route.continue()
    isOnline = false
    await route.fetch()
    await route.abort()
  })
  await remove.press('Delete')
  await expect(remove.dialog.getByText(/The connection was lost/)).toBeVisible()
  await expect(remove.results('No answer')).toHaveCount(1)
  isOnline = true
  await remove.press('Resume')
  await expect(
    remove.dialog.getByText('Done: 1 · Already handled by someone else: 1 · Refused: 1'),
  ).toBeVisible()
  await expect(remove.results('Not this one')).toHaveCount(1)
  await remove.press('Done')
  await expect(page.getByText('1 deleted, 2 not')).toBeVisible()
  // What was refused stays selected.
  await expect(bar(page, 1)).toBeVisible()
  await expect(box(page, refused.id)).toBeChecked()
  const statusOf = async (id: string) => (await steward.api.get(`/api/users/${id}`)).status()
  expect(await statusOf(lost.id)).toBe(404)
  expect(await statusOf(refused.id)).toBe(200)
})

test('selected posts are deleted; what a search hides stays selected', {
  tag: '@2.13',
}, async ({ stewardPage: page, steward }) => {
  const read = async () =>
    ((await (await steward.api.get('/api/posts')).json()) as { data: { id: string }[] }).data
  const [first, second, third] = await read()
  if (!first || !second || !third) throw new Error('The demo community has too few posts')
  await page.goto('/posts?limit=10')
  await box(page, first.id).check()
  await box(page, third.id).click({ modifiers: ['Shift'] })
  await expect(bar(page, 3)).toBeVisible()
  await box(page, second.id).uncheck()
  await page.getByRole('searchbox').fill('nobody has written this')
  await expect(bar(page, 2)).toContainText('2 selected, 2 not on this page')
  await page.getByRole('searchbox').fill('')
  await expect(box(page, third.id)).toBeChecked()

  const remove = await ask(page, 2, 'Delete')
  await expect(remove.dialog).toContainText('Are you sure you want to delete these 2 posts?')
  await remove.press('Delete')
  await expect(page.getByText('2 deleted')).toBeVisible()
  const left = (await read()).map(({ id }) => id)
  expect(left).not.toContain(first.id)
  expect(left).not.toContain(third.id)
  expect(left).toContain(second.id)
  await expect(page.locator(`[data-row-id="${first.id}"]`)).toHaveCount(0)
})

test('actions that are gone with a deploy offer a reload; the selection stays', {
  tag: '@2.13',
}, async ({ stewardPage: page }) => {
  await page.route('**/assets/PostBulk-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/posts?limit=10')
  const first = page.locator('[data-row-id]').first().getByRole('checkbox')
  await first.check()
  const dialog = page.getByRole('alertdialog', { name: 'This page needs to be reloaded' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(first).toBeChecked()

  await page.unrouteAll()
  await page.reload()
  await first.check()
  await expect(bar(page, 1)).toBeVisible()
})
