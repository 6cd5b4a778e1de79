// Specification: 2.1

import { expect, test } from './support/test'

const scripts = '**/assets/*.js'

test('a slow first visit says that it is loading, until the page shows', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const loading = page.getByText('Loading', { exact: true })
  await expect(loading).toBeVisible()
  await expect(page.getByText('This page could not be loaded.')).toBeHidden()

  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await expect(loading).toBeHidden()
})

test('a visit without its code says so, and has a way on', async ({ page }) => {
  await page.route(scripts, (route) => route.abort())
  await page.goto('/forgot-password?from=a-link')
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toBeHidden()

  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
  expect(new URL(page.url()).search).toBe('?from=a-link')
})
