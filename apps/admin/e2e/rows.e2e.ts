// Specification: 2.11, 2.13, 2.14, 2.15, 2.18

import type { Page } from '@playwright/test'
import { expect, expectAllRows, test } from './support/test'

const rows = (page: Page) => page.locator('[data-row-id]')

/** The most nodes that one row of the list has. */
const mostNodes = async (page: Page) =>
  Math.max(
    ...(await rows(page).evaluateAll((all) =>
      all.map((row) => row.querySelectorAll('*').length + 1),
    )),
  )

// Their rows have dates and little else: each has its exact time, without a stop of its own.
for (const path of ['/invites?limit=50', '/record']) {
  test(`the dates of ${path} are no tab stops of their own`, async ({ stewardPage: page }) => {
    await page.goto(path)
    await expect(rows(page).first()).toBeVisible()
    const dates = page.locator('[data-row-id] time[data-moment]')
    expect(await dates.count()).toBeGreaterThan(10)
    expect(await dates.and(page.locator('[tabindex="0"]')).count()).toBeLessThanOrEqual(1)
    await dates.nth(1).focus()
    await expect(page.getByRole('tooltip')).toHaveText(/^\w{3} \d+, \d{4}, \d\d:\d\d \S+/)
    await page.keyboard.press('ArrowDown')
    await expect(dates.nth(2)).toBeFocused()
  })
}

for (const path of [
  '/users?limit=100',
  '/users?limit=100&status=banned',
  '/badge-requests?limit=100',
  '/posts?limit=100',
  '/announcements?limit=100',
  '/memberships?limit=100',
  '/invites?limit=100',
]) {
  test(`a row of ${path} has at most 30 nodes, as a row and as a card`, async ({
    stewardPage: page,
  }) => {
    await page.goto(path)
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(rows(page).first()).toBeVisible()
      if (width === 375) await expect(page.locator('tr[data-row-id]')).toHaveCount(0)
      await expectAllRows(page)
      expect(await mostNodes(page)).toBeLessThanOrEqual(30)
    }
  })
}

// Few, so that styles and layout stay cheap: docs/performance.md counts them with their document.
// A link of the navigation has about seven.
test('a page of ten users has at most 469 nodes', async ({ stewardPage: page }) => {
  await page.goto('/users?limit=10')
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByRole('link', { name: /^Banned \d/ })).toBeVisible()
  expect(await page.locator('body *').count()).toBeLessThanOrEqual(469)
})

test('a member in the list is banned by keyboard, from the name of another', {
  tag: '@2.15',
}, async ({ stewardPage: page }) => {
  await page.goto('/users')
  const name = (at: number) => rows(page).nth(at).getByRole('link')
  const menu = (at: number) =>
    rows(page)
      .nth(at)
      .getByRole('button', { name: /^Actions for/ })
  await name(0).focus()
  await page.keyboard.press('End')
  await expect(menu(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(menu(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(2)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(rows(page).nth(2).getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/users\/[^/]+/)
})
