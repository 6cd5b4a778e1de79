import { SINGLE_KEYS_OFF } from './hasSingleKeys'

/** Stores whether shortcuts of one character work, where the browser stores anything. */
export function chooseSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SINGLE_KEYS_OFF)
    else localStorage.setItem(SINGLE_KEYS_OFF, '1')
  } catch {
    // Storage is blocked: single keys stay on.
  }
}
