import { useSyncExternalStore } from 'react'
import { expireCookies, readCookie, writeCookie } from './cookies'
import { formatSession, parseSession, type Session } from './sessionUser'

const COOKIE = 'user'

/** Tokens of another backend that scripts can read; our own are httpOnly (specification 4). */
const READABLE_TOKENS = ['access_token', 'refresh_token', 'access', 'refresh'] as const

type ChangeElsewhere = (before: Session, now: Session, isSignedOut: boolean) => void

/**
 * The session in the `user` cookie. The cookie is the only state: every read parses it, so that a
 * change by another tab counts here too.
 */
export interface SessionStore {
  get: () => Session
  /** Writes the cookie. Returns false when the browser does not keep it (cookies are blocked). */
  set: (session: Session) => boolean
  /**
   * Forgets who is signed in and tells other tabs whether the session ended or the person signed
   * out.
   */
  clear: (why: 'ended' | 'signedOut') => void
  /** Forgets the readable tokens that another backend may have set. */
  clearTokens: () => void
  /** Calls back on every change, here or in another tab. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /**
   * Calls back when another tab has changed the session, with what this tab knew before and
   * whether the person signed out there. Returns a function that unsubscribes.
   */
  onChangeElsewhere: (listener: ChangeElsewhere) => () => void
}

/**
 * One for the whole panel. It reports each change to the product's other tabs and listens to
 * theirs.
 */
export function createSessionStore(): SessionStore {
  let raw: string | undefined
  let session = parseSession(undefined)
  const listeners = new Set<() => void>()
  const channel = openChannel()

  const notify = () => {
    for (const listener of listeners) listener()
  }
  const change = (write: () => void, what = 'changed') => {
    write()
    told = get()
    notify()
    channel?.postMessage(what)
  }
  const get = () => {
    const value = readCookie(COOKIE)
    if (value !== raw) {
      raw = value
      session = parseSession(value)
    }
    return session
  }
  const elsewhere = new Set<ChangeElsewhere>()
  // Not what was read last: a read before the message arrives already sees the change.
  let told = get()
  const onMessage = ({ data }: MessageEvent) => {
    const before = told
    told = get()
    notify()
    for (const listener of elsewhere) listener(before, told, data === 'signedOut')
  }
  if (channel) channel.onmessage = onMessage

  return {
    get,
    set: (next) => {
      change(() => writeCookie(COOKIE, formatSession(next)))
      return get().role !== undefined
    },
    clear: (why) => change(() => expireCookies(COOKIE), why),
    clearTokens: () => expireCookies(...READABLE_TOKENS),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onChangeElsewhere: (listener) => {
      elsewhere.add(listener)
      return () => elsewhere.delete(listener)
    },
  }
}

/** The session as React state. */
export const useSession = (store: SessionStore): Session =>
  useSyncExternalStore(store.subscribe, store.get)

/** Firefox throws where a person has blocked storage: the panel then knows of no other tab. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('hearth-session')
  } catch {
    return undefined
  }
}
