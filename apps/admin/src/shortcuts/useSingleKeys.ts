import { useSyncExternalStore } from 'react'
import { readSingleKeys, SINGLE_KEYS, unstored } from './singleKeys'

const listeners = new Set<() => void>()

/** Stores the choice for the next visit. */
export function writeSingleKeys(isOn: boolean): void {
  unstored.isOn = isOn
  try {
    localStorage.setItem(SINGLE_KEYS, String(isOn))
  } catch {
    // Storage is blocked: see `unstored`.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has changed it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether single-key shortcuts work, as React state, and a function that changes it. */
export function useSingleKeys() {
  const isOn = useSyncExternalStore(subscribe, readSingleKeys, readSingleKeys)
  return [isOn, writeSingleKeys] as const
}
