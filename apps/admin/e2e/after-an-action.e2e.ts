// Specification: 2.11, 2.12, 2.13, 2.14, 2.15, 2.18

import type { Page } from '@playwright/test'
import { manyRequests, request } from './support/manyRequests'
import { menuOf, pressInRow } from './support/rowMenu'
import { scrollToMiddle, scrollY } from './support/scroll'
import { expect, jumpUntil, question, test } from './support/test'

/** The name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
  )

const cancel = (page: Page) => question(page).getByRole('button', { name: 'Cancel' })

test('four badge requests are decided by keyboard alone in their rows, and the focus keeps its place', async ({
  stewardPage: page,
}) => {
  const community = await manyRequests(page, 90)
  await page.goto('/badge-requests?limit=100')
  const name = (number: number) => request(number).fullName
  const button = (action: string, number: number) =>
    page.getByRole('button', { name: `${action} ${name(number)}` })
  let keys = 0
  const press = (key: string) => {
    keys += 1
    return page.keyboard.press(key)
  }
  const decide = async (action: string) => {
    await press('Enter')
    const first = action === 'Reject' ? question(page).getByRole('textbox') : cancel(page)
    await expect(first).toBeFocused()
    if (action === 'Reject') await press('ControlOrMeta+Enter')
    else {
      await press('Tab')
      await expect(question(page).getByRole('button', { name: action })).toBeFocused()
      await press('Enter')
    }
    await expect(question(page)).toHaveCount(0)
  }

  await button('Approve', 21).focus()
  await scrollToMiddle(button('Approve', 21))
  const place = await scrollY(page)
  expect(place).toBeGreaterThan(300)

  for (const number of [21, 22]) {
    if (number === 21) community.add(91)
    if (number === 22) community.remove(80)
    await decide('Approve')
    await expect(button('Approve', number + 1)).toBeFocused()
    await expect(button('Approve', number)).toHaveCount(0)
    expect(await scrollY(page), `after ${name(number)}`).toBe(place)
  }

  await test.step('new requests wait, and requests that others decide stay in place', async () => {
    await expect(page.getByRole('button', { name: 'Show 1 new' })).toBeVisible()
    await expect(button('Approve', 91)).toHaveCount(0)
    await expect(button('Approve', 80)).toHaveAttribute('aria-disabled', 'true')
  })

  await press('ArrowRight')
  for (const number of [23, 24]) {
    await expect(button('Reject', number)).toBeFocused()
    await decide('Reject')
    await expect(button('Reject', number + 1)).toBeFocused()
    expect(await scrollY(page), `after ${name(number)}`).toBe(place)
  }

  await test.step('the number left is announced politely', async () => {
    await expect(page.getByRole('status').filter({ hasText: /^86 requests left$/ })).toHaveCount(1)
  })
  expect(community.decided).toEqual([
    'request-21 2',
    'request-22 2',
    'request-23 0',
    'request-24 0',
  ])
  expect(keys, 'three keys for an approval, two for a rejection, one to change over').toBe(11)
})

test('on the dashboard the next request comes up, down to the last one', async ({
  stewardPage: page,
}) => {
  await manyRequests(page, 4)
  await page.goto('/')
  const table = page.getByRole('table', { name: /Badge Requests/ })
  const button = (number: number) =>
    table.getByRole('button', { name: `Approve ${request(number).fullName}` })
  const approve = async () => {
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
  }
  await button(2).focus()
  const place = await scrollY(page)
  for (const next of [3, 4, 1]) {
    await approve()
    await expect(button(next)).toBeFocused()
    expect(await scrollY(page)).toBe(place)
  }
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0)
  await approve()
  await expect(table.getByText('No data available')).toBeFocused()
})

test('the focus moves on when a filter removes its row, and finally to the empty state', async ({
  stewardPage: page,
  steward,
}) => {
  const answer = await steward.api.get('/api/users?page=1&limit=100&isBanned=true')
  const { data } = (await answer.json()) as { data: { id: string; fullName: string }[] }
  expect(data.length).toBeGreaterThan(2)
  for (const { id } of data.slice(2)) {
    await steward.api.get(`/api/users/un-ban/${id}`, {
      headers: { 'X-Requested-With': 'hearth' },
    })
  }
  await page.goto('/users?status=banned')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  for (const left of [1, 0]) {
    await pressInRow(page.locator('[data-row-id]').first(), 'Unban')
    await question(page).getByRole('button', { name: 'Unban' }).press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByRole('rowheader')).toHaveCount(left)
    if (left > 0) await expect(menuOf(page.locator('[data-row-id]'))).toBeFocused()
  }
  await expect(page.getByText('No data available')).toBeFocused()
  for (const { id } of data) {
    await steward.api.get(`/api/users/ban/${id}`, { headers: { 'X-Requested-With': 'hearth' } })
  }
})

test('the last row of the last page passes the focus to the previous page', async ({
  stewardPage: page,
  steward,
}) => {
  const { data: all } = (await (await steward.api.get('/api/posts')).json()) as {
    data: { id: string; title: string }[]
  }
  const last = Math.floor((all.length - 1) / 10) + 1
  const alone = all.slice((last - 1) * 10)
  for (const { id } of alone.splice(2)) await steward.api.delete(`/api/posts/${id}`)
  await page.goto(`/posts?limit=10&page=${last}`)
  const bin = page.getByRole('button', { name: /^Delete Post/ })
  await expect(bin).toHaveCount(alone.length)
  await bin.last().focus()
  for (let left = alone.length; left > 0; left -= 1) {
    await page.keyboard.press('Enter')
    await question(page).getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(bin).toHaveCount(left === 1 ? 10 : left - 1)
    await expect.poll(() => focusedName(page)).toMatch(/^Delete Post/)
  }
  await expect(page.getByText(`Page ${last - 1} of ${last - 1}`)).toBeVisible()
  await expect(bin.last()).toBeFocused()
  await expect(bin.last()).toBeInViewport()
})

test('the same past the end of a list with pages from the server', async ({
  stewardPage: page,
  steward,
}) => {
  const answer = await steward.api.get('/api/users?page=1&limit=100')
  const { data: all } = (await answer.json()) as { data: { id: string }[] }
  const last = Math.ceil(all.length / 10)
  const alone = all.slice((last - 1) * 10)
  for (const { id } of alone.splice(2)) await steward.api.delete(`/api/users/${id}`)
  await page.goto(`/users?page=${last}`)
  const rows = page.locator('[data-row-id]')
  await expect(rows).toHaveCount(alone.length)
  for (let left = alone.length; left > 0; left -= 1) {
    await pressInRow(rows.last(), 'Delete')
    await question(page).getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(rows).toHaveCount(left === 1 ? 10 : left - 1)
    await expect(menuOf(rows.last())).toBeFocused()
  }
  await expect(page.getByText(`Page ${last - 1} of ${last - 1}`)).toBeVisible()
  await expect(menuOf(rows.last())).toBeInViewport()
})

test('a post far down is deleted, and the page stays where it is', async ({
  stewardPage: page,
}) => {
  await page.goto('/posts')
  const bins = page.getByRole('button', { name: /^Delete Post/ })
  await scrollToMiddle(bins.nth(12))
  const place = await scrollY(page)
  const next = (await bins.nth(13).getAttribute('aria-label')) ?? ''
  await bins.nth(12).click()
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: next, exact: true }).first()).toBeFocused()
  expect(await scrollY(page)).toBe(place)
})

test('a question about a request that others decide meanwhile returns the focus next to it', async ({
  stewardPage: page,
}) => {
  await page.clock.install()
  const community = await manyRequests(page, 6)
  await page.goto('/badge-requests')
  await page.getByRole('button', { name: `Approve ${request(3).fullName}` }).click()
  community.remove(3)
  community.add(7)
  await jumpUntil(page, () => page.getByText('Show 1 new').isVisible())
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  // The row stays while the focus is among the rows, and says why it can no longer be decided.
  const gone = page.getByRole('button', { name: `Approve ${request(3).fullName}` })
  await expect(gone).toBeFocused()
  await expect(gone).toHaveAccessibleDescription('No longer pending')
})
