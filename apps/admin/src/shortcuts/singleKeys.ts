/** Where the browser stores the choice. */
export const SINGLE_KEYS = 'single_key_shortcuts'

/** The choice where the browser stores nothing: it lasts until the person leaves the page. */
export const unstored = { isOn: true }

/**
 * Whether single-key shortcuts work in this browser. People can switch them off (WCAG 2.1.4).
 * @default true
 */
export function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'false'
  } catch {
    return unstored.isOn
  }
}
