import { type RefObject, useRef } from 'react'
import { Moment } from '../../components/Moment/Moment'
import { Text } from '../../components/Text/Text'
import { Sentence } from '../../internal/Sentence'
import type { Loadable } from '../../loadable'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import * as css from './MemberSummary.css'
import type { MemberNote, RecordEntry } from './recordModel'
import { recordText as text } from './recordText'
import { actorName, isAutomatic } from './recordWords'

export interface MemberSummaryProps {
  /** The decisions about this member, newest first. */
  decisions: Loadable<readonly RecordEntry[]>
  /** Whether the member is banned. The summary then names who banned them. */
  isBanned: boolean
  /** The notes about this member: the first pinned one shows. @default not known */
  notes?: readonly MemberNote[] | undefined
}

/**
 * The decision that holds for a member, in one line: who, when and why; in a narrow window the first
 * pinned note below it, since the notes are further down there. It stands above all else on the
 * page: it is the first question of the next administrator. Without a decision it shows nothing.
 */
export function MemberSummary({ decisions, isBanned, notes }: MemberSummaryProps) {
  const pinned = notes?.find(({ isPinned }) => isPinned)
  const line = useRef<HTMLDivElement>(null)
  return (
    <div ref={line} tabIndex={-1} className={css.summary}>
      <Decision decisions={decisions} isBanned={isBanned} focusRef={line} />
      {pinned === undefined ? null : (
        <bdi className={css.pinned} title={pinned.text}>
          {pinned.text}
        </bdi>
      )}
    </div>
  )
}

/** Decisions about a member, as a state that begins a sentence. */
const states: ReadonlyMap<string, string> = new Map(Object.entries(text.decisions))

const bans: ReadonlySet<string> = new Set(['user.ban', 'user.un-ban', 'user.ban-end'])

interface DecisionProps extends Pick<MemberSummaryProps, 'decisions' | 'isBanned'> {
  focusRef: RefObject<HTMLElement | null>
}

function Decision({ decisions, isBanned, focusRef }: DecisionProps) {
  const now = useHearth().now()
  if (decisions.status === 'loading') return null
  if (decisions.status === 'failed') {
    return (
      <LoadFailure message={text.summaryFailed} onRetry={decisions.onRetry} focusRef={focusRef} />
    )
  }
  const entry = decisions.data.find(
    ({ action, undo }) =>
      undo?.state !== 'done' && (isBanned ? bans.has(action) : states.has(action)),
  )
  if (isBanned && entry?.action !== 'user.ban') return <Text>{text.bannedElsewhere}</Text>
  if (entry === undefined) return null
  const { action, actor, at } = entry
  const reason = entry.reason?.trim()
  return (
    <div className={css.line}>
      <Text>
        {isAutomatic(entry) ? (
          <span>{states.get(action)}</span>
        ) : (
          <>
            <span>{`${states.get(action)} ${text.by}`}</span>{' '}
            <bdi translate="no">{actorName(actor)}</bdi>
          </>
        )}
        <Sentence words={[text.beforeMoment, '']}>
          <Moment value={at}>{nearMoment(at, now)}</Moment>
        </Sentence>
        {reason ? (
          <>
            <span>{': '}</span>
            <bdi className={css.reason}>{reason}</bdi>
          </>
        ) : null}
      </Text>
    </div>
  )
}
