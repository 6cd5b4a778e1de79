import type { ReasonSlot } from '@hearth/ui/patterns/ConfirmDialog'
import { keepsRecord } from '../record/keepsRecord'
import type { ReasonedAction, ReasonWithImpactProps } from '../record/ReasonWithImpact'
import { recordSlot } from '../record/recordSlots'
import { type ModerationAction, takesReason } from './moderation'

/**
 * Height reserved while the reason field loads, so that the buttons below do not shift under the
 * pointer.
 */
const heights: Readonly<Record<ReasonedAction, string>> = {
  ban: '17.3125rem',
  delete: '15rem',
  reject: '15rem',
  decline: '15rem',
  unban: '12.6875rem',
  deletePost: '12.6875rem',
}

const HEIGHT_FOR_MANY = '12rem'

/** The contract asks for the reason of a decline. */
const needsReason = (action: ReasonedAction) => action === 'decline'

/**
 * The reason field in the question of an action; undefined if the action takes no reason, or the
 * deployment saves none.
 * @param subject the member or the post; the first of several
 */
export const reasonFor = (
  action: ModerationAction,
  subject: ReasonWithImpactProps['subject'],
  { recipients = 'member' }: Pick<ReasonWithImpactProps, 'recipients'> = {},
): ReasonSlot | undefined =>
  takesReason(action) && keepsRecord()
    ? {
        draft: `reason ${action} ${subject.id}`,
        isRequired: needsReason(action),
        field: (value, onChange, isDisabled, isMissing) =>
          recordSlot(
            {
              slot: 'reason',
              action,
              subject,
              recipients,
              value,
              onChange,
              isDisabled,
              isRequired: needsReason(action),
              isMissing,
            },
            recipients === 'members' ? HEIGHT_FOR_MANY : heights[action],
          ),
      }
    : undefined
