import { useSyncExternalStore } from 'react'
import { expireCookies, readCookie, writeCookie } from './cookies'
import { setPermissions } from './permissions'
import { formatSession, parseSession, type Session } from './sessionUser'

const COOKIE = 'user'

/** Tokens of another backend that scripts can read; our own are httpOnly (specification 4). */
const READABLE_TOKENS = ['access_token', 'refresh_token', 'access', 'refresh'] as const

/**
 * `refused`: the browser has not kept the cookie as it was written. `unreadable`: the cookie is there,
 * but no session can be read from it, as it has no role.
 */
type Kept = 'kept' | 'refused' | 'unreadable'

type ChangeElsewhere = (before: Session, now: Session, isSignedOut: boolean) => void

const isAnotherPerson = (one: Session, other: Session): boolean =>
  one.role !== undefined && other.role !== undefined && one.info.email !== other.info.email

/**
 * The session in the `user` cookie. The cookie is the only state: every read parses it, so that a
 * change by another tab counts here too.
 */
export interface SessionStore {
  get: () => Session
  /** Writes the cookie, and says whether the next page will find it. */
  set: (session: Session) => Kept
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
   * Calls back when another tab has changed the session, with the session that this page shows and
   * whether its person signed out there. Returns a function that unsubscribes.
   */
  onChangeElsewhere: (listener: ChangeElsewhere) => () => void
  /**
   * Whether somebody else has signed in in another tab: the page still belongs to the person
   * before, and must make no call in the name of the next one.
   */
  isOther: () => boolean
  /** The session that this page shows, also while somebody else is signed in. */
  shown: () => Session
  /** Compares the page with the cookie now, where no message of another tab has arrived. */
  checkElsewhere: () => void
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
    setPermissions(get().permissions)
    for (const listener of listeners) listener()
  }
  const change = (write: () => void, what = 'changed') => {
    write()
    shown = get()
    latest = shown
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
  /**
   * The session that this page shows. The cookie may already have another one, because it changes
   * before the message of the other tab arrives. It stays the same when somebody else signs in.
   */
  let shown = get()
  setPermissions(shown.permissions)
  /** The session at the last message. */
  let latest = shown
  const isOther = () => isAnotherPerson(shown, get())
  const follow = (isSignedOut: boolean) => {
    const before = shown
    const isOfOther = isAnotherPerson(shown, latest)
    latest = get()
    if (!isOther()) shown = latest
    for (const listener of elsewhere) listener(before, latest, isSignedOut && !isOfOther)
    notify()
  }
  if (channel) channel.onmessage = ({ data }: MessageEvent) => follow(data === 'signedOut')

  return {
    get,
    set: (next) => {
      const value = formatSession(next)
      change(() => writeCookie(COOKIE, value))
      if (readCookie(COOKIE) !== value) return 'refused'
      return get().role === undefined ? 'unreadable' : 'kept'
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
    isOther,
    shown: () => shown,
    checkElsewhere: () => follow(false),
  }
}

/** The session as React state. */
export const useSession = (store: SessionStore): Session =>
  useSyncExternalStore(store.subscribe, store.get)

/** Whether somebody else has signed in in another tab, as React state. */
export const useIsOther = (store: SessionStore): boolean =>
  useSyncExternalStore(store.subscribe, store.isOther)

/** Firefox throws where a person has blocked storage: the panel then knows of no other tab. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('hearth-session')
  } catch {
    return undefined
  }
}
