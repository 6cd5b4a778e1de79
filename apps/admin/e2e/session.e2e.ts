// Specification: 4

import type { Route } from '@playwright/test'
import { signIn } from './support/steward'
import { expect, test } from './support/test'

test('a session that ended on the server redirects to the sign-in once, and keeps the address', async ({
  stewardPage: page,
}) => {
  await page.goto('/users?search=a')
  await expect(page.locator('[data-row-id]').first()).toBeVisible()
  await page.context().clearCookies({ name: 'sid' })
  await page.getByRole('searchbox').fill('ab')
  await expect(page).toHaveURL(/\/login\?.*users/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
})

test('a sign-out is no session that ended, whatever the page was loading', async ({
  stewardPage: page,
}) => {
  const ended = { status: 401, json: { message: 'Please sign in' } }
  await page.goto('/record')
  await page.getByRole('button', { name: /What/ }).click()
  const held = Promise.withResolvers<Route>()
  await page.route('**/api/record?*', (route) => held.resolve(route), { times: 1 })
  await page.getByRole('option', { name: 'Bans' }).click()
  const read = await held.promise
  await page.route('**/api/record?*', (route) => route.fulfill(ended))
  await page.route('**/api/auth/logout', async (route) => {
    await read.fulfill(ended)
    await route.fulfill({ json: { message: 'Logged out successfully' } })
  })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Ada Hearth/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  // Read once: a toast leaves by itself.
  expect(await page.getByText('Please sign in').count()).toBe(0)
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test("a 500 'invalid signature' ends the session as a 401 does", async ({ stewardPage: page }) => {
  await page.route('**/api/users?**', (route) =>
    route.fulfill({ status: 500, json: { message: 'invalid signature' } }),
  )
  await page.goto('/users')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
})

test('a cookie that only claims a role opens nothing', { tag: '@6' }, async ({
  page,
  context,
  product,
}) => {
  const claim = encodeURIComponent(JSON.stringify({ userName: 'Mallory', role: 'ADMIN' }))
  await context.addCookies([{ name: 'user', value: claim, url: product.url }])
  await page.goto('/users')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('row')).toHaveCount(0)
})

test('a cookie that does not parse counts as missing', { tag: '@3' }, async ({
  page,
  context,
  product,
}) => {
  await context.addCookies([{ name: 'user', value: '%7Bbroken', url: product.url }])
  await page.goto('/')
  await expect(page).toHaveURL(/\/login/)
})

test('an address of another site is never returned to [ASVS 3.7.2]', async ({ page, steward }) => {
  await page.goto('/login?redirect=//evil.example/users')
  await signIn(page, steward)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

for (const path of ['/users/foo/bar', '/memberships/x', '/posts/1', '/nothing/here']) {
  test(`to a stranger ${path} is the 404 page, as everywhere`, { tag: '@2.1' }, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page).toHaveTitle('404 Page Not Found · Hearth')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
}

for (const path of ['/users/foo/bar', '/invites/x', '/record/1', '/trash/1']) {
  test(`to a steward ${path} is the 404 page beside the navigation`, { tag: '@2.1' }, async ({
    stewardPage: page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible()
  })
}

test('an unknown address is the 404 page, with a way home', { tag: '@2.10' }, async ({
  stewardPage: page,
}) => {
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText("We couldn't find the page you are looking for.")).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})
