import { PageNote } from '@hearth/ui/shell/PageNote'
import { useConnectionLost } from '../connection/connection'
import { errorTexts } from '../errors/errorTexts'

/** Says on every page that the connection is lost, for as long as it is. */
export function ConnectionNote() {
  return <PageNote>{useConnectionLost() ? errorTexts.noConnection : undefined}</PageNote>
}
