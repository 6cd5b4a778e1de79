import type { ReportOutcome } from '@hearth/ui/domain/desk'
import { ReasonField, type ReasonFieldProps } from '@hearth/ui/domain/moderation'
import type { ReasonSlot } from '@hearth/ui/patterns/ConfirmDialog'
import { api } from '../../api'
import { mapLoadable } from '../../queries/loadable'
import { useData } from '../../queries/useData'

/** The common reasons that fit each outcome; none for a post that stays. */
const kinds = { keep: undefined, hide: 'deletePost', hideAndBan: 'ban' } as const

/** The reason for a decision about reports, which the contract asks for. */
export const reportReason = (outcome: ReportOutcome, post: { id: string }): ReasonSlot => ({
  draft: `reason report ${outcome} ${post.id}`,
  isRequired: true,
  field: (value, onChange, isDisabled, isMissing) => (
    <ReportReason
      outcome={outcome}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      isMissing={isMissing}
    />
  ),
})

interface ReportReasonProps
  extends Pick<ReasonFieldProps, 'value' | 'onChange' | 'isDisabled' | 'isMissing'> {
  outcome: ReportOutcome
}

function ReportReason({ outcome, ...field }: ReportReasonProps) {
  const templates = useData(api.query('listReasonTemplates'))
  return (
    <ReasonField
      {...field}
      isRequired
      recipients="reporters"
      templates={mapLoadable(templates, (all) => all.filter(({ kind }) => kind === kinds[outcome]))}
    />
  )
}
