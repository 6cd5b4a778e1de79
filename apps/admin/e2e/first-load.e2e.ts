// Specification: none

import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Opens a page, but keeps back the script that all pages share; returns how to let it go. */
async function openWithoutBase(page: Page, path: string) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const requested = new Set<string>()
  await page.route('**/assets/**', async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/assets/'.length)
    requested.add(name.replace(/-[\w-]{6}\./, '.'))
    if (name.startsWith('base-') && name.endsWith('.js')) await isReleased
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return { requested: () => [...requested], release }
}

test('the files of a page are asked for beside the first script, not after it', async ({
  stewardPage: page,
}) => {
  const { requested, release } = await openWithoutBase(page, '/users?page=2')
  await expect
    .poll(requested)
    .toEqual(expect.arrayContaining(['panel.js', 'panel.css', 'users.js', 'users.css', 'query.js']))
  expect(requested()).not.toContain('login.js')
  release()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('a page of one record has its files too', async ({ stewardPage: page }) => {
  const { requested, release } = await openWithoutBase(page, '/memberships/view/1')
  await expect.poll(requested).toEqual(expect.arrayContaining(['view._id.js', 'plans.js']))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('somebody who is not signed in gets the files of the login', async ({ page }) => {
  const { requested, release } = await openWithoutBase(page, '/users')
  await expect.poll(requested).toContain('login.js')
  expect(requested()).not.toContain('panel.js')
  release()
  await expect(page).toHaveTitle('Login · Hearth')
})
