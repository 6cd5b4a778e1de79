import { type RefObject, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Moment } from '../../components/Moment/Moment'
import { Text } from '../../components/Text/Text'
import { message } from '../../internal/focusedMessage.css'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import { count } from '../../text/numbers'
import * as css from './MemberRecord.css'
import type { MemberNote, RecordEntry } from './recordModel'
import { recordText as text } from './recordText'
import { actorName } from './recordWords'

export interface MemberSummaryProps {
  /** The decisions about this member, newest first. */
  decisions: Loadable<readonly RecordEntry[]>
  /** The member is banned: then it says who has banned them. */
  isBanned: boolean
  /** What stewards noted: how many, and the first pinned one. @default not known */
  notes?: readonly MemberNote[] | undefined
  /** Ids of the headings of notes and record in this page. @default it leads nowhere */
  headingIds?: { notes: string; record: string } | undefined
}

/**
 * The decision that holds for a member, in one line: who, when and why; below it what is pinned,
 * and the way to the rest. Above all else on the page: it is the first question of the next
 * steward.
 */
export function MemberSummary({ decisions, isBanned, notes, headingIds }: MemberSummaryProps) {
  const pinned = notes?.find(({ isPinned }) => isPinned)
  const decision = useRef<HTMLDivElement>(null)
  return (
    <Stack space="1">
      <div ref={decision} tabIndex={-1} className={message}>
        <Decision decisions={decisions} isBanned={isBanned} focusRef={decision} />
      </div>
      {headingIds === undefined ? null : (
        <Inline space="1" wrap="nowrap">
          <div className={css.ways}>
            <Jump
              label={notes?.length ? text.notes(count(notes.length)) : text.notesTitle}
              to={headingIds.notes}
            />
            <Jump label={text.title} to={headingIds.record} />
          </div>
          {pinned === undefined ? null : (
            <bdi className={css.pinned} title={pinned.text}>
              {pinned.text}
            </bdi>
          )}
        </Inline>
      )}
    </Stack>
  )
}

function Jump({ label, to }: { label: string; to: string }) {
  const jump = () => {
    const heading = document.getElementById(to)
    heading?.focus({ preventScroll: true })
    // A focus alone may leave the heading at the lower end of the window.
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <Button variant="quiet" size="small" onPress={jump}>
      {label}
    </Button>
  )
}

/** Decisions about a member, as a state that begins a sentence. */
const states: ReadonlyMap<string, string> = new Map(Object.entries(text.decisions))

const bans: ReadonlySet<string> = new Set(['user.ban', 'user.un-ban'])

interface DecisionProps extends Pick<MemberSummaryProps, 'decisions' | 'isBanned'> {
  focusRef: RefObject<HTMLElement | null>
}

function Decision({ decisions, isBanned, focusRef }: DecisionProps) {
  const now = useHearth().now()
  // It keeps its line, so that nothing moves when the answer comes.
  if (decisions.status === 'loading') return <Text tone="muted">{'\u00A0'}</Text>
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
  if (entry === undefined) return <Text tone="muted">{text.noDecision}</Text>
  const { action, actor, at } = entry
  const reason = entry.reason?.trim()
  return (
    <div className={css.line}>
      <Text>
        {states.get(action)} {text.by} <bdi>{actorName(actor)}</bdi>
        {text.beforeMoment}
        <Moment value={at}>{nearMoment(at, now)}</Moment>
        {reason ? (
          <>
            : <bdi className={css.reason}>{reason}</bdi>
          </>
        ) : null}
      </Text>
    </div>
  )
}
