/**
 * Texts that survive a reload of this tab. If the person has blocked storage, Firefox throws for
 * the name `sessionStorage` alone; then nothing is stored.
 */
export const tabStorage = {
  /** The kept text; an empty one when there is none. */
  get: (key: string): string => {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  },
  /** Keeps a text, or nothing with an empty one. Returns whether the browser did so. */
  set: (key: string, value: string): boolean => {
    try {
      if (value) sessionStorage.setItem(key, value)
      else sessionStorage.removeItem(key)
      return true
    } catch {
      return false
    }
  },
}
