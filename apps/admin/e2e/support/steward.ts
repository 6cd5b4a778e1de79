import type { APIRequestContext, Page } from '@playwright/test'
import type { Authenticator } from './totp'

/** The demo administrator with an authenticator, and the cookies of one full session. */
export interface Steward {
  email: string
  password: string
  authenticator: Authenticator
  cookies: Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']
  /**
   * Makes calls of the contract with that session, to prepare a scene and to check the database.
   */
  api: APIRequestContext
}

/** Signs in on the login page with both factors. */
export async function signIn(page: Page, { email, password, authenticator }: Steward) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const code = page.getByRole('textbox', { name: '6-digit code' })
  await code.fill(await authenticator.next())
  await code.press('Enter')
}
