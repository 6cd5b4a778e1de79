/** The person's choice of theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** The density of lists. */
export type DensityChoice = 'comfortable' | 'compact'

/** How documents open. */
export type DocumentsChoice = 'blurred' | 'clear'

/** What a person chooses for their browser. */
export interface Preferences {
  /** The theme that the person chose. */
  theme: ThemeChoice
  /** Called with the theme that the person selects. */
  onThemeChange: (theme: ThemeChoice) => void
  /** The density of lists that the person chose. */
  density: DensityChoice
  /** Called with the density that the person selects. */
  onDensityChange: (density: DensityChoice) => void
  /** How documents open, as the person chose. @default no choice */
  documents?: DocumentsChoice | undefined
  /** Called with the choice that the person selects. @default no choice */
  onDocumentsChange?: ((documents: DocumentsChoice) => void) | undefined
}
