/** Where the browser stores that single keys are off. */
export const SINGLE_KEYS_OFF = 'hearth-single-keys-off'

/** Whether shortcuts of one character work in this browser: yes until the person says no. */
export function hasSingleKeys(): boolean {
  try {
    return !localStorage.getItem(SINGLE_KEYS_OFF)
  } catch {
    return true
  }
}
