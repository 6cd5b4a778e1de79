import { ANSWER_LENGTHS, AnswerField, type AppealOutcome } from '@hearth/ui/domain/desk'
import type { ReasonProps, ReasonRequest } from '@hearth/ui/patterns/Confirm/useConfirm'
import { api } from '../../api'
import { mapLoadable } from '../../queries/loadable'
import { useData } from '../../queries/useData'

/** The request for the answer to an appeal: to uphold needs one. */
export const answerTo = (outcome: AppealOutcome, { id }: { id: string }): ReasonRequest => ({
  draft: `${outcome} ${id}`,
  isRequired: outcome === 'uphold',
  lengths: ANSWER_LENGTHS,
  field: (props) => <Answer {...props} id={id} outcome={outcome} />,
})

interface AnswerProps extends ReasonProps {
  id: string
  outcome: AppealOutcome
}

/** The field with its common answers; before a decision is overturned also what cannot come back. */
function Answer({ id, outcome, ...field }: AnswerProps) {
  const templates = useData(api.query('listReasonTemplates'))
  // The open case has read it.
  const appeal = useData(api.query('getAppeal', { path: { id } }))
  const isOverturned = outcome === 'overturn' && appeal.status === 'ready'
  return (
    <AnswerField
      {...field}
      templates={mapLoadable(templates, (all) => all.filter(({ kind }) => kind === 'appeal'))}
      lost={isOverturned ? appeal.data.lost : undefined}
    />
  )
}
