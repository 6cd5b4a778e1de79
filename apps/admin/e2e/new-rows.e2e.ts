// Specification: 10

import type { Page } from '@playwright/test'
import { chooseInRow } from './support/rowMenu'
import { expect, question, test } from './support/test'

/** The row that is tinted now. */
const newRow = (page: Page) => page.locator('[data-new-row]')

async function expectNewRow(page: Page, name: string) {
  await expect(newRow(page)).toContainText(name)
  await expect(newRow(page)).toBeInViewport({ ratio: 1 })
  await expect(newRow(page)).toHaveCount(0)
}

async function announce(page: Page, title: string) {
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title)
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('Bring a chair.')
  await dialog.getByRole('button', { name: 'Create Announcement' }).click()
}

test('a new announcement is scrolled to and tinted for a moment', async ({ stewardPage: page }) => {
  // Low enough that its row starts below the fold.
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('/announcements')
  await announce(page, 'A chair for everybody')
  await expectNewRow(page, 'A chair for everybody')
})

test('with reduced motion it is tinted without an animation', async ({ stewardPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/announcements')
  await announce(page, 'A still chair')
  await expect(newRow(page)).toContainText('A still chair')
  const style = await newRow(page).evaluate((row) => {
    const { animationName, backgroundColor } = getComputedStyle(row)
    return { animationName, backgroundColor }
  })
  expect(style.animationName).toBe('none')
  expect(style.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})

test('so is a new plan, once its form has led to the list', async ({ stewardPage: page }) => {
  await page.goto('/memberships')
  await page.getByRole('link', { name: 'Create' }).click()
  await page.getByRole('textbox', { name: 'Tier Name' }).fill('Lantern bearer')
  await page.getByRole('textbox', { name: 'Price' }).fill('3')
  await page.getByRole('button', { name: 'Create Membership Tier' }).click()
  await expectNewRow(page, 'Lantern bearer')
})

test('so is what was restored, once its list is open', async ({ stewardPage: page }) => {
  await page.goto('/announcements')
  await announce(page, 'A chair that comes back')
  const row = page.getByRole('article', { name: 'A chair that comes back' })
  await chooseInRow(row, 'Delete')
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/trash')
  await page.getByRole('button', { name: /^Restore .*comes back/ }).click()
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Announcements/ }).click()
  await expectNewRow(page, 'A chair that comes back')
})
