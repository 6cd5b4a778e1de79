import { useSyncExternalStore } from 'react'

/** A choice between yes and no, and who follows it. */
export interface StoredSwitch {
  read: () => boolean
  write: (isOn: boolean) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * A choice between yes and no that the browser stores for the next visit, and that all its tabs
 * follow.
 * @param initial the value for a person who has not chosen
 */
export function storedSwitch(key: string, initial: boolean): StoredSwitch {
  const listeners = new Set<() => void>()
  // Where storage is blocked, the choice lasts until the person leaves the page.
  let unstored = initial

  const read = (): boolean => {
    try {
      const stored = localStorage.getItem(key)
      return stored === null ? initial : stored === 'true'
    } catch {
      return unstored
    }
  }
  const write = (isOn: boolean): void => {
    unstored = isOn
    try {
      localStorage.setItem(key, String(isOn))
    } catch {
      // Storage is blocked: see `unstored`.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    // Another tab has changed it.
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return { read, write, subscribe }
}

/** The choice as React state, and a function that changes it. */
export const useStoredSwitch = ({ read, write, subscribe }: StoredSwitch) =>
  [useSyncExternalStore(subscribe, read, read), write] as const
