import { useId, useRef } from 'react'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import { Timeline, type TimelineProps } from '../../patterns/Timeline/Timeline'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import type { RecordEntry } from '../record/recordModel'
import { recordText as text } from '../record/recordText'
import { actorName, toTimelineEntry } from '../record/toTimelineEntry'
import { type RecordUndo, useUndoQuestion } from '../record/useUndoQuestion'
import * as css from './MemberRecord.css'

export interface MemberRecordProps
  extends RecordUndo,
    Pick<TimelineProps, 'onLoadMore' | 'loadMoreStatus' | 'timeZone'> {
  /** What was done to this member, newest first. */
  entries: Loadable<readonly RecordEntry[]>
}

const none: readonly RecordEntry[] = []

/** What stewards have done to one member, as a part of the page of that member. */
export function MemberRecord({ entries, onUndo, busyIds, refusals, ...more }: MemberRecordProps) {
  const heading = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const shown = entries.status === 'ready' ? entries.data : none
  const { ask, dialog } = useUndoQuestion(shown, onUndo)
  return (
    <section aria-labelledby={headingId}>
      <Stack space="3">
        <div ref={heading} tabIndex={-1}>
          <Heading level={2} size="section" id={headingId}>
            {text.title}
          </Heading>
        </div>
        <LoadableList
          content={entries}
          headingRef={heading}
          errorMessage={text.failed}
          isSection
          emptyState={shown.length === 0 && <MemberRecordEmpty />}
        >
          {(all, isRefreshing) => (
            <Timeline
              {...more}
              label={text.title}
              level={3}
              entries={all.map((entry) => toTimelineEntry(entry, false))}
              isRefreshing={isRefreshing}
              onUndo={ask}
              {...(busyIds && { busyIds })}
              {...(refusals && { refusals })}
            />
          )}
        </LoadableList>
      </Stack>
      {dialog}
    </section>
  )
}

function MemberRecordEmpty() {
  return <EmptyState title={text.noneTitle} description={text.noneOfMember} />
}

export interface MemberSummaryProps {
  /** What was done to this member, newest first; undefined while it is not known. */
  entries: readonly RecordEntry[] | undefined
  /** The member is banned: then it says who has banned them. */
  isBanned: boolean
}

/** Decisions about a member, as a state that begins a sentence. */
const decisions: ReadonlyMap<string, string> = new Map(Object.entries(text.decisions))

/**
 * The decision that holds for a member, in one line: who, when and why. Above all else on the page,
 * as it is the first question of the next steward.
 */
export function MemberSummary({ entries, isBanned }: MemberSummaryProps) {
  const now = useHearth().now()
  const entry = entries?.find(
    ({ action, undo }) =>
      undo?.state !== 'done' && (isBanned ? action === 'user.ban' : decisions.has(action)),
  )
  // It keeps its line, so that nothing moves when the answer comes.
  if (entry === undefined) {
    return <Text tone="muted">{entries === undefined ? '\u00A0' : text.noDecision}</Text>
  }
  const { action, actor, at, reason } = entry
  const why = reason?.trim()
  return (
    <div className={css.line}>
      <Text>
        {decisions.get(action)} {text.by} <bdi>{actorName(actor)}</bdi>, {nearMoment(at, now)}
        {why ? (
          <>
            : <bdi className={css.why}>{why}</bdi>
          </>
        ) : null}
      </Text>
    </div>
  )
}
