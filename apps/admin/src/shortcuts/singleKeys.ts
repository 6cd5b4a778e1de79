import { useSyncExternalStore } from 'react'

const KEY = 'single_key_shortcuts'
const listeners = new Set<() => void>()
/** The choice where the browser stores nothing: it lasts until the person leaves the page. */
let unstored = true

/**
 * Whether shortcuts of one key work in this browser; they do at first. The person can switch them
 * off (WCAG 2.1.4).
 */
export function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false'
  } catch {
    return unstored
  }
}

/** Stores the choice for the next visit. */
export function writeSingleKeys(isOn: boolean): void {
  unstored = isOn
  try {
    localStorage.setItem(KEY, String(isOn))
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

/** Whether shortcuts of one key work, as a value that follows each change, and how to change it. */
export function useSingleKeys() {
  const isOn = useSyncExternalStore(subscribe, readSingleKeys, readSingleKeys)
  return [isOn, writeSingleKeys] as const
}
