import type { AccountScreenProps } from '@hearth/ui/screens/account/AccountScreen'
import { createContext } from 'react'

type Preferences = AccountScreenProps['preferences']

/** The preferences of the person, which the frame of the panel holds. */
export const PreferencesContext = createContext<Preferences>({
  theme: 'system',
  onThemeChange: () => {},
  density: 'comfortable',
  onDensityChange: () => {},
})
