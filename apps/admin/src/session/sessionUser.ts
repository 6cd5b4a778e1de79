import { COOKIE_MAX_LENGTH } from './cookies'
import { sessionTexts } from './sessionTexts'

/** Longest name in the cookie, in graphemes (what a person counts as letters). */
const NAME_MAX_GRAPHEMES = 64

/** Who is signed in, for display and routing only: it never grants anything (specification 3). */
export interface Session {
  /** In upper case; undefined when nobody is signed in. */
  role: string | undefined
  info: { userName: string; email: string }
  is2FAEnabled: boolean
  /** Whether this sign-in has passed its second factor. */
  isComplete: boolean
  /** False where the second factor is only a passkey; undefined counts as true. */
  hasAuthenticator?: boolean | undefined
  /** Whether there is a passkey for this host name. */
  hasPasskey?: boolean | undefined
  /** Until when the second factor is fresh, by the server; undefined if the server does not say it. */
  freshUntil?: string | undefined
  /** What the person may do; undefined for everything. */
  permissions?: readonly string[] | undefined
}

/** Nobody: the meaning of a missing or broken cookie (specification 3). */
export const NOBODY: Session = {
  role: undefined,
  info: { userName: sessionTexts.unnamed, email: '' },
  is2FAEnabled: false,
  isComplete: false,
}

interface Cookie {
  userName?: string
  username?: string
  email?: string
  role: string
  is2FAEnabled?: boolean
  isComplete?: boolean
  hasAuthenticator?: boolean
  hasPasskey?: boolean
  freshUntil?: string
  permissions?: readonly string[]
}

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function isCookie(value: unknown): value is Cookie {
  const part = (name: keyof Cookie): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const mayBe = (name: keyof Cookie, type: string) =>
    part(name) === undefined || typeof part(name) === type
  const role = part('role')
  return (
    typeof role === 'string' &&
    role.trim() !== '' &&
    mayBe('userName', 'string') &&
    mayBe('username', 'string') &&
    mayBe('email', 'string') &&
    mayBe('is2FAEnabled', 'boolean') &&
    mayBe('isComplete', 'boolean') &&
    mayBe('hasAuthenticator', 'boolean') &&
    mayBe('hasPasskey', 'boolean') &&
    mayBe('freshUntil', 'string') &&
    (part('permissions') === undefined || areTexts(part('permissions')))
  )
}

/**
 * Reads the `user` cookie. A value that does not parse counts as missing, and so does a user
 * without a role.
 */
export function parseSession(value: string | undefined): Session {
  const cookie = decode(value)
  if (!isCookie(cookie)) return NOBODY
  const { userName, username, email, role, is2FAEnabled, isComplete } = cookie
  const { hasAuthenticator, hasPasskey, freshUntil, permissions } = cookie
  return {
    role: role.trim().toUpperCase(),
    info: {
      userName: cut(userName || username || '', NAME_MAX_GRAPHEMES) || NOBODY.info.userName,
      email: email ?? '',
    },
    is2FAEnabled: is2FAEnabled ?? false,
    isComplete: isComplete ?? false,
    ...(hasAuthenticator === false && { hasAuthenticator }),
    ...(hasPasskey && { hasPasskey }),
    ...(freshUntil !== undefined && { freshUntil }),
    ...(permissions && { permissions }),
  }
}

/** The `user` cookie of a session, percent-encoded and short enough for a browser to keep. */
export function formatSession(session: Session): string {
  const { role, info, is2FAEnabled, isComplete, permissions } = session
  const { hasAuthenticator, hasPasskey, freshUntil } = session
  const encode = (length: number) =>
    encodeURIComponent(
      JSON.stringify({
        userName: wellFormed(cut(info.userName, length)),
        email: wellFormed(info.email),
        role,
        is2FAEnabled,
        ...(isComplete && { isComplete }),
        ...(hasAuthenticator === false && { hasAuthenticator }),
        ...(hasPasskey && { hasPasskey }),
        ...(freshUntil !== undefined && { freshUntil }),
        ...(permissions && { permissions }),
      }),
    )
  let length = NAME_MAX_GRAPHEMES
  let value = encode(length)
  // One grapheme can be hundreds of bytes, and browsers silently drop a cookie that is too long.
  while (value.length > COOKIE_MAX_LENGTH && length > 0) {
    length = Math.floor(length / 2)
    value = encode(length)
  }
  return value
}

function decode(value: string | undefined): unknown {
  if (!value) return undefined
  try {
    return JSON.parse(decodeURIComponent(value))
  } catch {
    return undefined
  }
}

function cut(text: string, graphemes: number): string {
  if (text.length <= graphemes) return text
  const parts = new Intl.Segmenter().segment(text)
  let kept = ''
  let count = 0
  for (const { segment } of parts) {
    if (++count > graphemes) break
    kept += segment
  }
  return kept
}

// encodeURIComponent throws on half of a surrogate pair.
const wellFormed = (text: string): string => text.toWellFormed()
