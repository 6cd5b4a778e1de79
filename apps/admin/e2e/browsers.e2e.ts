// Specification: 2.3, 2.7, 2.8, 2.10, 2.15, 2.19

import { chooseImage } from './support/plans'
import { signIn } from './support/steward'
import { expect, test } from './support/test'

// What must work in every browser: Chromium always, Firefox and WebKit where they can be installed.

const publicPages = [
  ['/login', 'Login'],
  ['/forgot-password', 'Forgot password'],
  ['/reset-password', 'Invalid Reset Link'],
  ['/verify?token=0123456789abcdef', 'Verification Link Invalid'],
  ['/delete-account', 'Delete account'],
  ['/notice', 'Report an illegal post'],
  ['/appeal', "This link doesn't work"],
  ['/app', 'Not a supported mobile platform.'],
  ['/nothing-here', '404 Page Not Found'],
] as const

for (const [address, words] of publicPages) {
  test(`every browser opens ${address}`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('every browser signs in, searches and uploads an image [ASVS 3.7.1]', async ({
  page,
  steward,
}) => {
  await page.goto('/login?redirect=%2Fusers')
  await signIn(page, steward)
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  await expect(page.locator('[data-row-id]').first()).toBeVisible()

  await test.step('a search filters the list and stands in the address', async () => {
    await page.getByRole('searchbox').fill('zzz')
    await expect(page.getByText('No data available')).toBeVisible()
    await expect(page).toHaveURL(/search=zzz/)
  })

  await test.step('an image is uploaded with a plan', async () => {
    await page.goto('/memberships/create')
    await chooseImage(page)
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  })
})
