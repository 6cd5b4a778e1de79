// Specification: 2.5, 2.6

import { expect, mailed, test } from './support/test'

const sent =
  'If an account with that email exists, a password reset link has been sent to your email.'

test('a forgotten password is reset through the email, and the new one signs in', async ({
  page,
  product,
}) => {
  const email = 'grace.holm@example.org'
  const name = ['--name', 'Grace Holm', '--password-stdin']
  await product.operate('admin:create', '--email', email, ...name)
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('the way from the sign-in', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(heading).toHaveText('Forgot password')
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle('Forgot password · Hearth')
  })

  await test.step('an unknown address gets the same message', async () => {
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(heading).toHaveText('Check Your Email')
    await expect(page.getByRole('alertdialog').getByText(sent)).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
  })

  await test.step('the right one brings an email', async () => {
    await page.getByLabel('Email').fill(email.toUpperCase())
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(heading).toHaveText('Check Your Email')
    await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible()
  })

  const link = await mailed(product, 'reset', email)
  expect(link).toMatch(new RegExp(`^${product.url}/reset-password\\?token=`))
  const password = page.getByLabel('New password', { exact: true })
  const confirm = page.getByLabel('Confirm password', { exact: true })
  const reset = page.getByRole('button', { name: 'Reset Password' })

  await test.step('the rules show before anything is sent', async () => {
    await page.goto(link)
    await reset.click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByText('Please confirm your password')).toBeVisible()
    await password.fill('seven77')
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
    await password.fill('twenty-one-characters')
    await expect(page.getByText('Password must be at most 20 characters')).toBeVisible()
    await password.fill('blue kettle 9')
    await confirm.fill('blue kettle 8')
    await expect(page.getByText('Passwords do not match')).toBeVisible()
  })

  await test.step("the server's errors show at their fields and in a toast", async () => {
    await password.fill('password123')
    await confirm.fill('password123')
    await reset.click()
    await expect(page.getByText('password: This password is too common')).toBeVisible()
    await expect(password).toHaveAccessibleDescription(/This password is too common/)
    await expect(password).toBeFocused()
  })

  await test.step('done, it says so and shows the ways on; the new password signs in', async () => {
    await password.fill('blue kettle 9')
    await confirm.fill('blue kettle 9')
    await reset.click()
    const main = page.getByRole('main')
    await expect(
      main.getByText('Password reset successfully! You can now login with your new password.'),
    ).toBeVisible()
    await expect(heading).toBeFocused()
    await expect(password).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/app')
    await main.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('blue kettle 9')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${product.url}/2fa`)
  })

  await test.step('the link works once: then it is not valid, and the form is gone', async () => {
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign out and continue' }).click()
    await password.fill('green kettle 9')
    await confirm.fill('green kettle 9')
    await reset.click()
    await expect(heading).toHaveText('Invalid Reset Link')
    await expect(heading).toBeFocused()
    const main = page.getByRole('main')
    await expect(main.getByText('This reset link is invalid or has expired')).toBeVisible()
    await expect(password).toHaveCount(0)
    await main.getByRole('link', { name: 'Request New Reset Link' }).click()
    await expect(heading).toHaveText('Forgot password')
  })
})

test("another backend's error about the password keeps the form, one about the link does not", async ({
  page,
}) => {
  const password = page.getByLabel('New password', { exact: true })
  const heading = page.getByRole('heading', { level: 1 })
  const answer = async (status: number, body: object) => {
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status, json: body }))
    await page.goto('/reset-password?token=0123456789abcdef')
    await password.fill('blue kettle 9')
    await page.getByLabel('Confirm password', { exact: true }).fill('blue kettle 9')
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }
  await answer(400, { message: 'No', errors: [{ field: 'password', message: 'Used before' }] })
  await expect(password).toHaveAccessibleDescription(/Used before/)
  await expect(heading).toHaveText('Reset password')
  for (const status of [400, 401, 403, 429, 500]) {
    await answer(status, { message: 'Not now' })
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Not now')
    await expect(password).toHaveValue('blue kettle 9')
  }
  for (const status of [404, 410, 422]) {
    await answer(status, { message: 'Token gone' })
    await expect(heading).toHaveText('Invalid Reset Link')
    await expect(page.getByRole('main').getByText('Token gone')).toBeVisible()
  }
})

for (const { link, what } of [
  { link: '/reset-password', what: 'no token' },
  { link: '/reset-password?token=', what: 'an empty token' },
  { link: '/reset-password?token=%3Cscript%3E', what: 'a broken token' },
]) {
  test(`a reset link with ${what} is not valid, and nobody is asked`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const { textContent, dataset } = document.documentElement
        if (textContent.includes('Validating reset link...')) dataset.checked = 'yes'
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Reset Link')
    await expect(page.locator('html')).toHaveAttribute('data-checked', 'yes')
    await page.getByRole('link', { name: 'Request New Reset Link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot password')
    expect(calls).toEqual([])
  })
}

test('an address is validated before it is sent; Back without a history leads to the sign-in', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('grace@')
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a phone shows the whole sentence of the toast', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const sentence = page.getByText(/^If an account with that email exists.*your email\.$/).last()
  await expect(sentence).toBeVisible()
  expect(await sentence.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0)
})

test('a failed request says so, above the form and in a toast, and keeps the input', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  const failure = 'An error occurred while processing your request'
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }),
  )
  await page.getByLabel('Email').fill('grace.holm@example.org')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(failure)
  await expect(page.getByRole('alertdialog').getByText(failure)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('grace.holm@example.org')
  await expect(page.getByText('Bad gateway')).toHaveCount(0)
})

test('five of many refused fields show, and the number of the others', async ({ page }) => {
  await page.goto('/forgot-password')
  const errors = [
    { field: 'email', message: 'This address is not taken' },
    ...Array.from({ length: 6 }, (_, at) => ({ field: `other${at}`, message: 'is not known' })),
  ]
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 422, json: { message: 'Please check the fields', errors } }),
  )
  await page.getByLabel('Email').fill('grace.holm@example.org')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('and 2 more')).toBeVisible()
  await expect(page.getByText('other3: is not known')).toBeVisible()
  await expect(page.getByText(/other[45]/)).toHaveCount(0)
  await expect(page.getByText('Please check the fields')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/This address is not taken/)
})

test("a 500 'invalid signature' leads to the sign-in, without the token in the address", async ({
  page,
}) => {
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ status: 500, json: { message: 'invalid signature' } }),
  )
  await page.goto('/reset-password?token=0123456789abcdef')
  await page.getByLabel('New password', { exact: true }).fill('blue kettle 9')
  await page.getByLabel('Confirm password', { exact: true }).fill('blue kettle 9')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('user=')
  await expect(page.getByText('invalid signature')).toHaveCount(0)
})
