import { Receipts, type ReceiptsProps } from '@hearth/ui/shell/Receipts'
import { useRecord } from './queries'
import { useUndo } from './useUndo'

/** What the signed-in steward has done lately. */
export function ReceiptsPart(place: Pick<ReceiptsProps, 'triggerRef' | 'onClose'>) {
  return <Receipts {...place} entries={useRecord({ actor: 'me' }).entries} {...useUndo()} />
}
