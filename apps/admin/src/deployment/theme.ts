/** Light, dark, or whatever the system says. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Also read by public/boot.js, before the first paint. */
const KEY = 'hearth-theme'

/** The theme that the person chose in this browser; `system` without a choice. */
export function readTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/**
 * Applies a theme to the page and stores it for the next visit, where the browser stores
 * anything.
 */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === readTheme()) return
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
  } catch {
    // Storage is blocked: the choice lasts until the person leaves the page.
  }
}
