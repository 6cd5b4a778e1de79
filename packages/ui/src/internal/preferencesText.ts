import { localize } from '../text/localize'

/** Texts of the preferences, in the user menu and on the page of the own account. */
export const preferencesText = localize('preferences', {
  title: 'Preferences',
  description: 'For this browser',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  density: 'List density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  documents: 'Documents',
  documentChoices: { blurred: 'Blurred at first', clear: 'Clear at once' },
})
