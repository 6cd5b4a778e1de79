import { type APIRequestContext, type Page, request } from '@playwright/test'
import type { Product } from './product'
import { Authenticator } from './totp'

/** An administrator with an authenticator, and the cookies of one full session. */
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

/** Enrols an administrator through the API and keeps the full session. */
export async function enrol(
  { url }: Product,
  { email, password }: Pick<Steward, 'email' | 'password'>,
): Promise<Steward> {
  const api = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'X-Requested-With': 'hearth' },
  })
  const post = async (path: string, data?: object) => {
    const answer = await api.post(path, data ? { data } : {})
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  await post('/api/auth/signin', { email, password, role: 'ADMIN' })
  const { secret } = (await post('/api/auth/totp')) as { secret: string }
  const authenticator = new Authenticator(secret)
  await post('/api/auth/totp-verify', { token: await authenticator.next() })
  const { cookies } = await api.storageState()
  return { email, password, authenticator, cookies, api }
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
