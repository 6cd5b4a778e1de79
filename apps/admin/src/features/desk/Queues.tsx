import type { Answer } from '@hearth/api/operation'
import type { Loadable } from '@hearth/ui/loadable'
import type { OpenCase } from '@hearth/ui/patterns/CaseQueue'
import type { PageRequest } from '@hearth/ui/patterns/Pagination'
import {
  AppealQueue,
  CitizenshipQueue,
  NewcomerQueue,
  ReportQueue,
} from '@hearth/ui/screens/desk/DeskScreen'
import type { RefObject } from 'react'
import { useBusyIds } from '../../mutations/useAction'
import { mapLoadable } from '../../queries/loadable'
import { polled } from '../../queries/polled'
import { useData } from '../../queries/useData'
import { useRead } from '../../queries/useRead'
import { useMay } from '../../session/permissions'
import { bulkBadges } from '../badge-bulk/bulkBadges'
import { reasonFor } from '../moderation/reasonFor'
import { useModeration, useModerationBusyIds } from '../moderation/useModeration'
import { answerTo } from './answerTo'
import { Case } from './cases'
import { queues } from './queries'
import { useAppealDecision } from './useAppealDecision'
import { useReportDecision } from './useReportDecision'

/** What every queue gets from the page. */
export interface QueueProps {
  /** How much waits; undefined until it is known. */
  desk: Answer<'getDesk'>['data'] | undefined
  pageRequest: PageRequest
  onPageRequestChange: (pageRequest: PageRequest) => void
  open: OpenCase | undefined
  headingRef: RefObject<HTMLElement | null>
}

/** The citizenship requests. */
export function Citizenship({ desk: _, ...page }: QueueProps) {
  const approve = useModeration('approve')
  return (
    <CitizenshipQueue
      {...page}
      rows={useData(polled.badges, { keepOnError: true })}
      onApprove={approve}
      onReject={useModeration('reject')}
      rejectReason={(request) => reasonFor('reject', request)}
      decidingIds={useModerationBusyIds('approve', 'reject')}
      onOpenIntent={Case.preload}
      bulk={approve && bulkBadges}
    />
  )
}

interface NewcomersProps extends QueueProps {
  state: 'ready' | 'unconfirmed'
  onStateChange: (state: 'ready' | 'unconfirmed') => void
}

/** Members who wait to be verified. */
export function Newcomers({ desk, state, onStateChange, ...page }: NewcomersProps) {
  const { rows, total } = firstOf(useRead(queues.newcomers(state), { keepOnError: true }).loadable)
  return (
    <NewcomerQueue
      {...page}
      rows={rows}
      total={total}
      state={state}
      onStateChange={onStateChange}
      unconfirmed={desk?.newcomers.unconfirmed}
      onVerify={useModeration('verify')}
      onDecline={useModeration('decline')}
      declineReason={(newcomer) => reasonFor('decline', newcomer)}
      decidingIds={useModerationBusyIds('verify', 'decline')}
      onOpenIntent={Case.preload}
    />
  )
}

/** The posts that members reported. */
export function Reports({ desk: _, ...page }: QueueProps) {
  const { rows, total } = firstOf(useRead(queues.reports, { keepOnError: true }).loadable)
  return (
    <ReportQueue
      {...page}
      rows={rows}
      total={total}
      onDecide={useReportDecision()}
      mayBan={useMay('members.ban')}
      reason={reasonFor}
      decidingIds={useBusyIds('decideReport')}
      onOpenIntent={Case.preload}
    />
  )
}

/** Appeals against decisions. */
export function Appeals({ desk: _, ...page }: QueueProps) {
  const { rows, total } = firstOf(useRead(queues.appeals, { keepOnError: true }).loadable)
  return (
    <AppealQueue
      {...page}
      rows={rows}
      total={total}
      onDecide={useAppealDecision()}
      answer={answerTo}
      decidingIds={useBusyIds('decideAppeal')}
      onOpenIntent={Case.preload}
    />
  )
}

/** The first cases of a queue, and how many wait. */
const firstOf = <Row,>(answer: Loadable<{ data: readonly Row[]; total: number }>) => ({
  rows: mapLoadable(answer, ({ data }) => data),
  total: answer.status === 'ready' ? answer.data.total : undefined,
})
