import { RecentActions, type RecentActionsProps } from '@hearth/ui/domain/record'
import { useRecord } from './queries'
import { useUndo } from './useUndo'

/** The last actions of the signed-in steward. */
export function MyRecentActions(place: Pick<RecentActionsProps, 'triggerRef' | 'onClose'>) {
  return <RecentActions {...place} entries={useRecord({ actor: 'me' }).entries} {...useUndo()} />
}
