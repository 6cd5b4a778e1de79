// Specification: 2.7

import type { Page } from '@playwright/test'
import { expect, mailed, test } from './support/test'

/** Counts the verify calls from now on. */
function verifications(page: Page): { count: number } {
  const calls = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/verify-email')) calls.count += 1
  })
  return calls
}

test('the link of the email verifies the address with one call; repeating it is not an error', async ({
  page,
  steward,
  product,
}) => {
  const answer = await steward.api.get('/api/users?page=1&limit=100&isVerified=0')
  const { data } = (await answer.json()) as {
    data: { id: string; email: string; isEmailVerified: boolean }[]
  }
  const member = data.find(({ isEmailVerified }) => !isEmailVerified)
  if (!member) throw new Error('The demo community has nobody to verify')
  await product.operate('email:verify', '--email', member.email)
  const link = await mailed(product, 'verify', member.email)

  const calls = verifications(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(link)
  await expect(heading).toHaveText('Account verified successfully')
  await expect(page.getByText('Please return to the app to continue logging in.')).toBeVisible()
  await expect(page).toHaveTitle('Email verification · Hearth')
  await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/app')
  expect(calls.count).toBe(1)
  const stored = await steward.api.get(`/api/users/${member.id}`)
  expect(await stored.json()).toMatchObject({ data: { isEmailVerified: true } })

  await page.reload()
  await expect(heading).toHaveText('Account verified successfully')
  expect(calls.count).toBe(2)
})

test('it says that it is loading', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/verify-email/**', async (route) => {
    await asked
    await route.fulfill({ json: {} })
  })
  await page.goto('/verify?token=0123456789abcdef')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading')
  await expect(page.getByText('Please wait while we verify your data.')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account verified successfully')
})

test('an invalid token is refused after one call', async ({ page }) => {
  const calls = verifications(page)
  await page.goto('/verify?token=0123456789abcdef')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification Link Invalid')
  await expect(page.getByText('This verification link is invalid or has expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/app')
  expect(calls.count).toBe(1)
})

test('a server that fails is not asked again', async ({ page }) => {
  await page.clock.install()
  const calls = verifications(page)
  await page.route('**/api/auth/verify-email/**', (route) => route.fulfill({ status: 503 }))
  await page.goto('/verify?token=0123456789abcdef')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification Link Invalid')
  await expect(page.getByText('The link may still be valid. Try again in a moment.')).toBeVisible()
  // Longer than all retries of a read together.
  await page.clock.runFor(60_000)
  expect(calls.count).toBe(1)
})

test('a person can check a link again if there was no verdict', async ({ page }) => {
  const calls = verifications(page)
  const heading = page.getByRole('heading', { level: 1 })
  const again = page.getByRole('button', { name: 'Try again' })
  await page.clock.install()
  await page.route('**/api/auth/verify-email/**', (route) => route.abort())
  await page.goto('/verify?token=0123456789abcdef')
  await expect(heading).toHaveText('Verification Link Invalid')
  await test.step('a server that wants a pause gets it', async () => {
    await page.route('**/api/auth/verify-email/**', (route) =>
      route.fulfill({ status: 429, json: {}, headers: { 'Retry-After': '60' } }),
    )
    await again.click()
    await expect(page.getByRole('timer')).toHaveText(/^You can try again in /)
    await expect(again).toBeDisabled()
    await page.clock.fastForward(61_000)
    expect(calls.count).toBe(2)
  })
  await test.step('a good answer ends it', async () => {
    await page.route('**/api/auth/verify-email/**', (route) => route.fulfill({ json: {} }))
    await again.click()
    await expect(heading).toHaveText('Account verified successfully')
    await expect(heading).toBeFocused()
    expect(calls.count).toBe(3)
  })
})

for (const address of ['/verify', '/verify?token=']) {
  test(`${address} is the 404 page`, { tag: '@2.10' }, async ({ page }) => {
    const calls = verifications(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page).toHaveTitle('404 Page Not Found · Hearth')
    expect(calls.count).toBe(0)
  })
}
