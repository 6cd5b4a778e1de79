// Specification: 2.3, 2.4

import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { Authenticator } from './support/totp'

// Nobody has signed in to this product yet, so this test does not use the `steward` fixture.
test.use({ isFirstStart: true })

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('a newcomer signs in, enrols an authenticator, sees the dashboard, signs out', async ({
  page,
  product,
}) => {
  const { email, password } = product.credentials
  let authenticator: Authenticator

  await test.step('the panel leads to the sign-in and keeps the address', async () => {
    await page.goto('/users?status=banned')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  })

  await test.step('empty fields are named, a wrong password is refused, nothing typed is lost', async () => {
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await signIn(page, email.toUpperCase(), 'not-the-password')
    await expect(page.getByText('Invalid email or password').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase())
  })

  await test.step('the right password leads to the second factor', async () => {
    await signIn(page, email.toUpperCase(), password)
    await expect(page).toHaveURL(/\/2fa/)
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      /^data:image\/png;base64,/,
    )
    await expect(page.getByText('TOTP setup generated successfully')).toBeVisible()
  })

  await test.step('a secret that may have been replaced is not shown any more', async () => {
    const call = /\/api\/auth\/totp(\?|$)/
    await page.route(call, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Regenerate' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
    await page.unroute(call)
    await again.click()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  })

  await test.step('the secret is hidden until asked for', async () => {
    const secret = page.getByLabel('Secret', { exact: true })
    await expect(secret).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show secret' }).click()
    await expect(secret).toHaveAttribute('type', 'text')
    const first = await secret.inputValue()
    await page.reload()
    await expect(secret).toHaveValue(first)
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await expect(secret).toHaveValue(new RegExp(`^(?!${first})[A-Z2-7 ]{39}$`))
    authenticator = new Authenticator(await secret.inputValue())
  })

  await test.step('a wrong code is refused, the right one opens the panel', async () => {
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const code = page.getByRole('textbox', { name: '6-digit code' })
    await expect(page.getByRole('button', { name: 'Verify & Continue' })).toBeDisabled()
    await code.press('Enter')
    await expect(
      page.getByText('Please enter the 6-digit code from your authenticator app'),
    ).toBeVisible()
    const right = await authenticator.next()
    await code.fill(right === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expect(page.getByText('Invalid TOTP code. Please try again.').first()).toBeVisible()
    await code.fill(right)
    await page.getByRole('button', { name: 'Verify & Continue' }).click()
    await expect(page.getByText('2FA verification successful!').first()).toBeVisible()
  })

  await test.step('the first second factor brings ten recovery codes', async () => {
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await page.getByRole('button', { name: 'I have saved them' }).click()
  })

  await test.step('the person arrives at the first requested address', async () => {
    await expect(page).toHaveURL(/\/users\?.*status=banned/)
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Users · Hearth')
  })

  await test.step('a restart of the server ends no session', async () => {
    await product.restart()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await expect(page.getByText('Total Users')).toBeVisible()
  })

  await test.step('signing out ends the session on the server too', async () => {
    // From a page that does not poll: a read under way would be refused.
    await page.goto('/announcements')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.getByRole('button', { name: /Ada Hearth/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByText('Logged out successfully')).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    const answer = await page.request.get('/api/users')
    expect(answer.status()).toBe(401)
  })

  await test.step('an enrolled person is asked for a code at once', async () => {
    await signIn(page, email, password)
    const code = page.getByRole('textbox', { name: '6-digit code' })
    await code.fill(await authenticator.next())
    await code.press('Enter')
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })
})
