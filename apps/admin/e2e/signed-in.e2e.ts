// Specification: 2.3, 2.6, 2.8, 2.27

import type { Page } from '@playwright/test'
import { invite } from './support/joining'
import { expect, test } from './support/test'

const TOKEN = '0123456789abcdef'

const pages = [
  { path: `/join-team?token=${TOKEN}`, form: 'Join the team' },
  { path: `/reset-password?token=${TOKEN}`, form: 'Reset Password' },
  { path: '/delete-account', form: 'Delete account' },
] as const

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const signedIn = (page: Page) => title(page, /^You are signed in as .*Ada Hearth/)
const stay = (page: Page) => page.getByRole('button', { name: 'Stay signed in' })
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out and continue' })

/** The session is shared by all tests of the worker, so the server must not end it. */
const keepSession = (page: Page) =>
  page.context().route('**/api/auth/logout', (route) => route.fulfill({ json: { message: 'Bye' } }))

/** Reads the invitation of a link that no server knows. */
const readInvitation = (page: Page) =>
  page.context().route('**/api/join-team/read', (route) =>
    route.fulfill({
      json: { data: { email: 'new@example.org', role: 'viewer', invitedBy: 'Ada Hearth' } },
    }),
  )

for (const { path, form } of pages) {
  test(`${path.replace(/\?.*/, '')} says who is signed in, before it shows its form`, async ({
    stewardPage: page,
  }) => {
    await keepSession(page)
    await readInvitation(page)
    await page.goto(path)
    await expect(signedIn(page)).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)

    await test.step('staying leads to the panel', async () => {
      await stay(page).click()
      await expect(title(page, 'Dashboard')).toBeVisible()
    })
    await test.step('signing out shows the page, and takes the other tab to the sign-in', async () => {
      const other = await page.context().newPage()
      await other.goto('/memberships')
      await expect(title(other, 'Memberships')).toBeVisible()
      await page.goto(path)
      await signOut(page).click()
      await expect(title(page, form)).toBeVisible()
      expect(page.url()).toContain(path)
      await expect(title(other, 'Login')).toBeVisible()
      await other.close()
    })
  })
}

/** What a sign-in in another tab leaves in this browser. */
async function signInElsewhere(page: Page, url: string, name: string): Promise<void> {
  const user = { userName: name, email: `${name}@hearth.example`, role: 'ADMIN' }
  const value = encodeURIComponent(JSON.stringify(user))
  await page.context().addCookies([{ name: 'user', value, url }])
}

test('a form waits for the person who signed in meanwhile in another tab', async ({
  page,
  product,
}) => {
  await keepSession(page)
  await page.goto(`/reset-password?token=${TOKEN}`)
  // The page reads the session when it starts.
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  let calls = 0
  await page.route('**/api/auth/reset-password', (route) => {
    calls += 1
    return route.fulfill({ json: { message: 'Done' } })
  })
  const send = async () => {
    await page.getByLabel('New password', { exact: true }).fill('blue kettle 9')
    await page.getByLabel('Confirm password').fill('blue kettle 9')
    await page.getByRole('button', { name: 'Reset Password' }).click()
  }
  await test.step('without a message of the other tab, it notices when it is sent', async () => {
    await signInElsewhere(page, product.url, 'Ada Hearth')
    await send()
    await expect(signedIn(page)).toBeVisible()
    expect(calls).toBe(0)
  })
  await test.step('it shows again after the sign-out', async () => {
    await signOut(page).click()
    await send()
    await expect(page.getByText(/^Password reset successfully/).first()).toBeVisible()
    expect(calls).toBe(1)
  })
})

test('a form gives way as soon as another tab signs in, and returns when it signs out [ASVS 3.5.5]', async ({
  page,
  product,
}) => {
  await page.goto('/delete-account')
  await expect(title(page, 'Delete account')).toBeVisible()
  const tell = (what: string) =>
    page.evaluate(async (message) => {
      const channel = new BroadcastChannel('hearth-session')
      channel.postMessage(message)
      channel.close()
    }, what)
  await signInElsewhere(page, product.url, 'Ada Hearth')
  await tell('changed')
  await expect(signedIn(page)).toBeVisible()
  await page.context().clearCookies({ name: 'user' })
  await tell('signedOut')
  await expect(title(page, 'Delete account')).toBeVisible()
})

test('a sign-in does not replace one that another tab has begun', async ({ page, product }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  let calls = 0
  await page.route('**/api/auth/signin', (route) => {
    calls += 1
    return route.fallback()
  })
  await signInElsewhere(page, product.url, 'Rui Matos')
  await page.getByLabel('Email').fill('ada@hearth.example')
  await page.getByLabel('Password', { exact: true }).fill('blue kettle 9')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/2fa/)
  expect(calls).toBe(0)
})

test.describe('in a team', () => {
  // An invitation needs a second factor of the last five minutes.
  test.use({ usesUp: 'an invitation' })

  test('an invitation that is taken in one tab shows nothing of it in the other', async ({
    stewardPage: page,
  }) => {
    await keepSession(page)
    const link = await invite(page, 'newcomer@example.org', 'Viewer')
    const other = await page.context().newPage()
    const { pathname, search } = new URL(link)
    await other.goto(pathname + search)
    await signOut(other).click()
    await expect(title(page, 'Login')).toBeVisible()
    // The real answer to a sign-out takes the cookie. With it, joining would end the session of the worker.
    await page.context().clearCookies({ name: /sid$/ })
    await other.getByLabel('Your name').fill('Nia Newcomer')
    await other.getByLabel('Password', { exact: true }).fill('correct horse 9')
    await other.getByLabel('Confirm password').fill('correct horse 9')
    await other.getByRole('button', { name: 'Join' }).click()
    await expect(other).toHaveURL(/\/2fa/)
    await expect(other.getByText('newcomer@example.org')).toBeVisible()
    await expect(title(page, 'Login')).toBeVisible()
    await other.close()
  })
})
