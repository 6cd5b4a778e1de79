import type { Permission } from '@hearth/api/permissions.gen'
import { useSyncExternalStore } from 'react'
import { readCookie } from './cookies'
import { parseSession } from './sessionUser'

const COOKIE = 'user'

let raw: string | undefined
let given: readonly string[] | undefined

/**
 * Whether the signed-in person may do something, for display only: the server decides. A session
 * without a list may do everything, as before backends without roles.
 */
export function may(permission: Permission): boolean {
  const value = readCookie(COOKIE)
  if (value !== raw) {
    raw = value
    given = parseSession(value).permissions
  }
  return given === undefined || given.includes(permission)
}

/** The permission of a call that may need none. */
export const mayAny = (permission: Permission | undefined): boolean =>
  permission === undefined || may(permission)

const listeners = new Set<() => void>()

/** Called with each change of the session. */
export const noteSessionChange = (): void => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `may` as React state. */
export const useMay = (permission: Permission): boolean =>
  useSyncExternalStore(subscribe, () => may(permission))
