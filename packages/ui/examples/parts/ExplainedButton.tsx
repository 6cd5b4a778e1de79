import { ExplainedButton } from '@hearth/ui/components/ExplainedButton'

export function Example({ isOwner, onDelete }: { isOwner: boolean; onDelete: () => void }) {
  return (
    <ExplainedButton
      disabledReason={isOwner ? undefined : 'Only owners delete companies.'}
      onPress={onDelete}
    >
      Delete
    </ExplainedButton>
  )
}
