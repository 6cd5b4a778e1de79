// Specification: 2.4, 6

import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

async function passPassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeFocused()
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

test('a refused code shows its error at the field', { tag: '@8' }, async ({ page, steward }) => {
  await passPassword(page, steward.email, steward.password)
  const errors = [{ field: 'token', message: 'Code must be 6 digits' }]
  await page.route('**/api/auth/totp-verify', (route) =>
    route.fulfill({ status: 422, json: { message: 'Please check the fields', errors } }),
  )
  const code = page.getByRole('textbox', { name: '6-digit code' })
  await code.fill('123456')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Code must be 6 digits/)
  await expect(code).toBeFocused()
  await expect(
    page.getByRole('alertdialog').getByText('token: Code must be 6 digits'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a wrong recovery code shows its message each time', async ({ page, steward }) => {
  await passPassword(page, steward.email, steward.password)
  await page.route('**/api/auth/recovery', (route) => route.fulfill({ json: { verified: false } }))
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  for (const code of ['00000-00000', '11111-11111', '22222-22222']) {
    await page.getByLabel('Recovery code').fill(code)
    const answer = page.waitForResponse('**/api/auth/recovery')
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await answer
    await expect(page.getByText(/^This code doesn't work/)).toBeVisible()
  }
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

  await test.step('the owner still signs in with the old authenticator', async () => {
    await page.goto('/2fa')
    const code = page.getByRole('textbox', { name: '6-digit code' })
    await code.fill(await steward.authenticator.next())
    await code.press('Enter')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })
})

test('Logout on the second step ends the session and every cookie [ASVS 7.4.4] [ASVS 14.3.1]', async ({
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

test('on the phone that should scan the code, a link opens its authenticator app', {
  tag: '@2.4',
}, async ({ browser, product, steward }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: product.url })
  const user = { userName: 'Ada', email: steward.email, role: 'ADMIN', is2FAEnabled: false }
  const value = encodeURIComponent(JSON.stringify(user))
  await context.addCookies([{ name: 'user', value, url: product.url }])
  const page = await context.newPage()
  await page.route('**/api/auth/totp', (route) =>
    route.fulfill({
      json: { qr: 'data:image/png;base64,iVBORw0KGgo=', secret: 'JBSWY3DPEHPK3PXP' },
    }),
  )
  await page.goto('/2fa')
  await expect(page.getByRole('link', { name: 'Open in your authenticator app' })).toHaveAttribute(
    'href',
    `otpauth://totp/Hearth:${encodeURIComponent(steward.email)}?secret=JBSWY3DPEHPK3PXP&issuer=Hearth`,
  )
  await page.getByRole('button', { name: 'Show secret' }).tap()
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue('JBSW Y3DP EHPK 3PXP')
  await context.close()
})
