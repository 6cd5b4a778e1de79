import { localSeparator, type Separator } from '@hearth/ui/csv'
import { storedSwitch, useStoredSwitch } from '../../deployment/storedSwitch'

const semicolon = storedSwitch('hearth-export-semicolon', localSeparator() === ';')

/** The separator that this browser chose last, otherwise that of the page's locale. */
export function useSeparator(): readonly [Separator, (separator: Separator) => void] {
  const [isSemicolon, setSemicolon] = useStoredSwitch(semicolon)
  return [isSemicolon ? ';' : ',', (separator) => setSemicolon(separator === ';')]
}
