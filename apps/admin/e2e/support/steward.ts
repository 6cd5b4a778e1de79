import type { APIRequestContext } from '@playwright/test'
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
