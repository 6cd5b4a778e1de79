import type { Page } from '@playwright/test'
import type { Steward } from './steward'
import { expect, signOut } from './test'

/** The server can no longer read the session and says so to one call; no other call reaches it. */
export async function revoke(page: Page, { cookies }: Steward, call: string) {
  await page.context().addCookies(cookies.map((one) => ({ ...one, value: '0'.repeat(43) })))
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return `${route.request().method()} ${pathname}` === call ? route.fallback() : route.abort()
  })
}

/** Waits for the page where a session ends. After that the server answers again. */
export async function expireSession(page: Page) {
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  await page.unrouteAll()
  // A sign-in ends the session of its cookie. All tests of the worker share that session.
  await page.context().clearCookies({ name: 'sid' })
}

export async function enterPassword(page: Page, { email, password }: Steward) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export async function enterCode(page: Page, token: string) {
  const code = page.getByRole('textbox', { name: '6-digit code' })
  await code.fill(token)
  await code.press('Enter')
}

/**
 * A code works once in half a minute: only one test signs in with a code, the others restore
 * their earlier session.
 */
export async function passSecondFactor(page: Page, { cookies }: Steward) {
  await expect(page.getByRole('textbox', { name: '6-digit code' })).toBeVisible()
  await signOut(page.context(), new URL(page.url()).origin)
  await page.context().addCookies(cookies)
  await page.route(
    '**/api/auth/totp-verify',
    (route) => route.fulfill({ json: { verified: true } }),
    { times: 1 },
  )
  await enterCode(page, '123456')
}

/** Signs in on the page where a session has ended. */
export async function signInAgain(page: Page, steward: Steward) {
  await expireSession(page)
  await enterPassword(page, steward)
  await passSecondFactor(page, steward)
}
