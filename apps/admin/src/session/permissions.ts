import type { Permission } from '@hearth/api/permissions.gen'
import { useSyncExternalStore } from 'react'

let given: readonly string[] | undefined
const listeners = new Set<() => void>()

/** Sets the permissions of the signed-in person. The session calls it with each change. */
export function setPermissions(permissions: readonly string[] | undefined): void {
  given = permissions
  for (const listener of listeners) listener()
}

/**
 * Whether the signed-in person may do something, for display only: the server decides. Without a
 * list a person may do everything, because a backend without the feature `team` sends none.
 */
export const may = (permission: Permission): boolean =>
  given === undefined || given.includes(permission)

/** `may` for a call that may need no permission. */
export const mayAny = (permission: Permission | undefined): boolean =>
  permission === undefined || may(permission)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The permissions as React state: a component that uses it renders again when they change. */
export const usePermissions = (): readonly string[] | undefined =>
  useSyncExternalStore(subscribe, () => given)

/** `may` as React state. */
export const useMay = (permission: Permission): boolean =>
  useSyncExternalStore(subscribe, () => may(permission))
