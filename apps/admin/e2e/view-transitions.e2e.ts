// Specification: 2.15, 2.17

import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** The headings of the pages that another one moved over, in their order. */
const moves = (page: Page) => page.evaluate(() => (window as { moves?: string[] }).moves ?? [])

/** From the list of members to one of them, back, and to another list. */
async function walk(page: Page) {
  await page.addInitScript(() => {
    const recorded: string[] = []
    Object.assign(window, { moves: recorded })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      recorded.push(document.querySelector('h1')?.textContent ?? '')
      return start(update)
    }
  })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/users')
  await expect(heading).toHaveText('Users')
  const member = page.getByRole('rowheader').getByRole('link').first()
  const name = (await member.locator(':scope > :not([aria-hidden])').textContent()) ?? ''
  await member.click()
  await expect(heading).toHaveText(name)
  await page.goBack()
  await expect(heading).toHaveText('Users')
  await page.getByRole('link', { name: /^Announcements/ }).click()
  await expect(heading).toHaveText('Announcements')
  return name
}

test('a record takes the place of its list in a view transition, and the list that of the record', async ({
  stewardPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const name = await walk(page)
  expect(await moves(page)).toEqual(['Users', name])
})

test('under reduced motion nothing moves', async ({ stewardPage: page }) => {
  await walk(page)
  expect(await moves(page)).toEqual([])
})
