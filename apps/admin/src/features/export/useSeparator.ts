import type { Separator } from '@hearth/ui/patterns/ExportDialog'
import { hasDecimalComma } from '@hearth/ui/text/numbers'
import { storedSwitch, useStoredSwitch } from '../../deployment/storedSwitch'

/** Where a comma is the decimal sign, spreadsheets expect a semicolon between cells. */
const semicolon = storedSwitch('hearth-export-semicolon', hasDecimalComma())

/** The separator that this browser chose last, otherwise that of the page's locale. */
export function useSeparator(): readonly [Separator, (separator: Separator) => void] {
  const [isSemicolon, setSemicolon] = useStoredSwitch(semicolon)
  return [isSemicolon ? ';' : ',', (separator) => setSemicolon(separator === ';')]
}
