import { errorTexts } from '../errors/errorTexts'
import { areCookiesBlocked } from './cookies'
import type { SessionStore } from './session'
import { sessionTexts } from './sessionTexts'

/** Who has signed in, as the server says it. */
interface SignedIn {
  role: string
  userName?: string
  username?: string
  email?: string
  is2FAEnabled?: boolean
  hasAuthenticator?: boolean
  hasPasskey?: boolean
  permissions?: readonly string[]
}

/**
 * Stores who has signed in, before the second factor.
 * @returns why the next page would not find it; undefined if it will. Without the cookie the panel
 * would redirect in circles
 */
export function startSession(session: SessionStore, user: SignedIn): string | undefined {
  const { role, userName, username, email = '', is2FAEnabled = false } = user
  const { hasAuthenticator, hasPasskey, permissions } = user
  const info = { userName: userName || username || sessionTexts.unnamed, email }
  const factors = { is2FAEnabled, hasAuthenticator, hasPasskey }
  const kept = session.set({ role, info, ...factors, isComplete: false, permissions })
  if (kept === 'kept') return undefined
  if (kept === 'unreadable') return errorTexts.somethingWentWrong
  return areCookiesBlocked() ? sessionTexts.cookiesBlocked : sessionTexts.cookieTaken
}
