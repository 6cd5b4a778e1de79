import { ReviewPanel } from '@hearth/ui/domain/citizenship'
import {
  AppealCase,
  CaseRules,
  CaseViewers,
  MemberHints,
  NewcomerCase,
  ReportCase,
} from '@hearth/ui/domain/desk'
import type { CaseControls } from '@hearth/ui/patterns/CaseView'
import { api } from '../../api'
import { useData } from '../../queries/useData'
import type { QueueName } from '../../session/ownQueues'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { useDocuments } from '../documents/useDocuments'
import { conflictNotice } from '../record/recordSlots'
import { useNeighbourMembers } from '../users/useNeighbourMembers'
import { useMuteReporter } from './useMuteReporter'
import { useViewers } from './useViewers'

export interface CaseProps extends CaseControls {
  queue: QueueName
  /** The newcomer still has to confirm their email. */
  isUnconfirmed: boolean
}

/** The open case of a queue. */
export function Case(props: CaseProps) {
  if (props.queue === 'reports') return <Reported {...props} />
  return props.queue === 'appeals' ? <Appealed {...props} /> : <Member {...props} />
}

/** A citizenship request, on the desk and on its own page. */
export const CitizenshipCase = (controls: CaseControls) => (
  <Case {...controls} queue="citizenship" isUnconfirmed={false} />
)

/** The reasons whose rules stand beside the cases of a queue. */
const reasonsOf = {
  citizenship: ['reject'],
  newcomers: ['decline'],
  reports: ['deletePost', 'ban'],
  appeals: ['appeal'],
} as const

/** What all cases have. */
function useCase({ queue, id }: CaseProps) {
  const [singleKeys, onSingleKeysChange] = useSingleKeys()
  const viewers = useViewers(queue, id)
  const templates = useData(api.query('listReasonTemplates'))
  const kinds: readonly string[] = reasonsOf[queue]
  const rules =
    templates.status === 'ready'
      ? templates.data.flatMap(({ kind, rule }) => (rule && kinds.includes(kind) ? [rule] : []))
      : []
  return {
    frame: { singleKeys, onSingleKeysChange, notice: <CaseViewers viewers={viewers} /> },
    rules: <CaseRules rules={rules} />,
  }
}

/** A citizenship request or a newcomer. */
function Member(props: CaseProps) {
  const { queue, isUnconfirmed, ...controls } = props
  const { id } = controls
  useNeighbourMembers(controls)
  const { frame, rules } = useCase(props)
  const { documents, question } = useDocuments()
  const hints = useData(api.query('getMemberHints', { path: { id } }))
  const refusal = hints.status === 'ready' ? hints.data.refusal : undefined

  const shown = {
    ...controls,
    ...frame,
    member: useData(api.query('getUser', { path: { id } })),
    documents,
  }
  const help = (
    <>
      <MemberHints hints={hints} />
      {rules}
      {question}
    </>
  )
  return queue === 'newcomers' ? (
    <NewcomerCase {...shown} isUnconfirmed={isUnconfirmed} decision={conflictNotice(id)}>
      {help}
    </NewcomerCase>
  ) : (
    <ReviewPanel {...shown} refusal={refusal} decision={conflictNotice(id, 'citizenship')}>
      {help}
    </ReviewPanel>
  )
}

/** A reported post. */
function Reported(props: CaseProps) {
  const { queue: _queue, isUnconfirmed: _, ...controls } = props
  const { frame, rules } = useCase(props)
  return (
    <ReportCase
      {...controls}
      {...frame}
      report={useData(api.query('getReportedPost', { path: { id: props.id } }))}
      decision={conflictNotice(props.id)}
      {...useMuteReporter()}
    >
      {rules}
    </ReportCase>
  )
}

/** An appeal. */
function Appealed(props: CaseProps) {
  const { queue: _queue, isUnconfirmed: _, ...controls } = props
  const { frame, rules } = useCase(props)
  const appeal = useData(api.query('getAppeal', { path: { id: props.id } }))
  const member = appeal.status === 'ready' ? appeal.data.member.id : undefined
  return (
    <AppealCase
      {...controls}
      {...frame}
      appeal={appeal}
      decision={member === undefined ? undefined : conflictNotice(member)}
    >
      {rules}
    </AppealCase>
  )
}
