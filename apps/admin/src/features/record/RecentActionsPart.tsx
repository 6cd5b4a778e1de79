import { RecentActions, type RecentActionsProps } from '@hearth/ui/product/record'
import { useRecord } from './queries'
import { useUndo } from './useUndo'

/** What the signed-in steward has done lately. */
export function RecentActionsPart(place: Pick<RecentActionsProps, 'triggerRef' | 'onClose'>) {
  return <RecentActions {...place} entries={useRecord({ actor: 'me' }).entries} {...useUndo()} />
}
