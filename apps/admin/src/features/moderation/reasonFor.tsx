import type { ReasonSlot } from '@hearth/ui/patterns/ConfirmDialog'
import { keepsRecord } from '../record/keepsRecord'
import { type ModerationAction, takesReason } from './moderation'
import { ReasonWithImpact, type ReasonWithImpactProps } from './ReasonWithImpact'

/**
 * The reason field in the question of an action; undefined if the action takes no reason, or the
 * deployment saves none.
 * @param subject the member or the post; the first of several
 */
export const reasonFor = (
  action: ModerationAction,
  subject: ReasonWithImpactProps['subject'],
  { recipients = 'member' }: Pick<ReasonWithImpactProps, 'recipients'> = {},
): ReasonSlot | undefined => {
  if (!takesReason(action) || !keepsRecord()) return undefined
  // The contract asks for the reason of a decline.
  const isRequired = action === 'decline'
  return {
    draft: `reason ${action} ${subject.id}`,
    isRequired,
    field: (value, onChange, isDisabled, isMissing) => (
      <ReasonWithImpact
        action={action}
        subject={subject}
        recipients={recipients}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        isRequired={isRequired}
        isMissing={isMissing}
      />
    ),
  }
}
