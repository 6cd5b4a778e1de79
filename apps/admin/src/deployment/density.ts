/** How close the rows of lists are. */
export type DensityChoice = 'comfortable' | 'compact'

/** Also read by public/boot.js, before the first paint. */
const KEY = 'hearth-density'

/** The density that the person chose in this browser. */
export const readDensity = (): DensityChoice =>
  document.documentElement.dataset.density === 'compact' ? 'compact' : 'comfortable'

/**
 * Applies a density to the page and stores it for the next visit, where the browser stores
 * anything.
 */
export function chooseDensity(choice: DensityChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'comfortable') delete dataset.density
  else dataset.density = choice
  try {
    if (choice === 'comfortable') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
  } catch {
    // Storage is blocked: the choice lasts until the person leaves the page.
  }
}
