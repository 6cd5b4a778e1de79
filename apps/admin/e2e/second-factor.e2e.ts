// Specification: 2.4, 6

import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

async function passPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeVisible()
}

test('a second factor that was skipped shows nothing and leads back to it', async ({
  page,
  steward,
}) => {
  await passPassword(page, steward.email, steward.password)
  const seen: number[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/')) seen.push(answer.status())
  })
  await page.goto('/users')
  await expect(page).toHaveURL(/\/2fa/)
  await expect(page.getByRole('row')).toHaveCount(0)
  expect(seen.filter((status) => status < 400)).toEqual([])
  const answer = await page.request.get('/api/users')
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toMatchObject({ message: 'Two-factor authentication required' })
})

test("a stolen password cannot enrol a new device through 'Back to Setup'", async ({
  page,
  steward,
}) => {
  await passPassword(page, steward.email, steward.password)
  const refused = page.waitForResponse('**/api/auth/totp')
  await page.getByRole('button', { name: 'Back to Setup' }).click()
  const answer = await refused
  expect(answer.status()).toBe(403)
  const { message } = (await answer.json()) as { message: string }
  await expect(page.getByText(message).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)

  await test.step('the owner still gets in with the authenticator from before', async () => {
    await page.goto('/2fa')
    const code = page.getByRole('textbox', { name: '6-digit code' })
    await code.fill(await steward.authenticator.next())
    await code.press('Enter')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })
})

test('Logout on the second step ends the session and every cookie', async ({
  page,
  context,
  steward,
  product,
}) => {
  await context.addCookies([
    { name: 'access_token', value: 'left-over', url: product.url },
    { name: 'refresh_token', value: 'left-over', url: product.url },
  ])
  await passPassword(page, steward.email, steward.password)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toEqual(expect.arrayContaining(['user']))
  expect(names.filter((name) => /token|sid/.test(name))).toEqual([])
})
