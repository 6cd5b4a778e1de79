import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link'
import type { TimelineItem, TimelineOwnRow } from '../../patterns/Timeline/Timeline'
import { isolate } from '../../text/people'
import { userHref } from '../members/members'
import type { MemberEvent, RecordActor } from './recordModel'
import { recordText as text } from './recordText'
import { actorName } from './recordWords'
import { toTimelineEntry } from './toTimelineEntry'

/** What members do themselves, in words. */
const ownActs: ReadonlyMap<string, string> = new Map([
  ['joined', text.joined],
  ['emailVerified', text.emailVerified],
  ['askedForCitizenship', text.askedForCitizenship],
])

function Invited({ by }: { by: RecordActor }): ReactNode {
  const name = <bdi translate="no">{actorName(by)}</bdi>
  return (
    <>
      <span>{text.joinedBy}</span>{' '}
      {by.name === null ? name : <Link href={userHref(by)}>{name}</Link>}
    </>
  )
}

function toItems({ id, at, kind, entry, invitedBy }: MemberEvent, name: string): TimelineItem[] {
  if (entry) return [toTimelineEntry(entry, { hasLinks: false })]
  const act = ownActs.get(kind)
  if (act === undefined) return []
  const actor = { name }
  if (kind !== 'joined' || !invitedBy) return [{ id, at, actor, action: act, actionText: act }]
  const actionText = `${text.joinedBy} ${isolate(actorName(invitedBy))}`
  return [{ id, at, actor, action: <Invited by={invitedBy} />, actionText }]
}

interface MemberEvents {
  /** Newest first. */
  events: readonly MemberEvent[]
  /** The name of the member. */
  name: string
  /** The server has older events. */
  hasOlder: boolean
}

/** Items without a date are the oldest. */
const timeOf = ({ at }: { at: string }): number => Date.parse(at) || 0

/**
 * The timeline of a member, newest first: actions of stewards, the member's own events, and notes.
 * Notes older than the oldest loaded event are left out for now: events that are loaded later would
 * otherwise appear above notes that are already visible.
 */
export function toMemberTimeline(
  { events, name, hasOlder }: MemberEvents,
  notes: readonly TimelineOwnRow[],
): readonly TimelineItem[] {
  const oldest = events.at(-1)
  const from = hasOlder && oldest ? timeOf(oldest) : Number.NEGATIVE_INFINITY
  const recent = notes.filter((note) => timeOf(note) >= from)
  return [...events.flatMap((event) => toItems(event, name)), ...recent].toSorted(
    (one, other) => timeOf(other) - timeOf(one),
  )
}
