/** Where the browser stores the choice. */
export const SINGLE_KEYS = 'single_key_shortcuts'

/** The choice where the browser stores nothing: it lasts until the person leaves the page. */
export const unstored = { isOn: true }

/**
 * Whether shortcuts of one key work in this browser; they do at first. The person can switch them
 * off (WCAG 2.1.4).
 */
export function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'false'
  } catch {
    return unstored.isOn
  }
}
