import { type TrashKind, TrashScreen } from '@hearth/ui/screens/trash/TrashScreen'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useMay } from '../../session/permissions'
import { recordMessages, undoWords } from './messages'
import { useTrash } from './queries'
import { useUndo } from './useUndo'

interface TrashPageProps {
  kind: TrashKind
  onKindChange: (kind: TrashKind) => void
}

/** The trash with its calls. Restore undoes the deletion. */
export function TrashPage({ kind, onKindChange }: TrashPageProps) {
  const trash = useTrash(kind === 'all' ? undefined : kind)
  const { undo, busyIds, refusals } = useUndo({
    outcome: recordMessages.restore,
    back: undoWords.undo,
  })
  const once = useSingleFlight()
  const mayRestore = useMay('record.undo')
  return (
    <TrashScreen
      {...trash}
      busyIds={busyIds}
      refusals={refusals}
      kind={kind}
      onKindChange={onKindChange}
      onRestore={mayRestore ? ({ entryId }) => once(entryId, () => undo(entryId)) : undefined}
    />
  )
}
