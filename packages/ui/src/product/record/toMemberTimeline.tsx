import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link'
import type { TimelineEntry } from '../../patterns/Timeline/Timeline'
import { isolate } from '../../text/people'
import { userHref } from '../users/users'
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
  const name = <bdi>{actorName(by)}</bdi>
  return (
    <>
      {text.joinedBy} {by.name === null ? name : <Link href={userHref(by)}>{name}</Link>}
    </>
  )
}

/**
 * What happened to a member as a Timeline takes it: the actions of stewards, and between them what
 * the member did.
 * @param name the name of the member
 */
export const toMemberTimeline = (
  events: readonly MemberEvent[],
  name: string,
): readonly TimelineEntry[] =>
  events.flatMap(({ id, at, kind, entry, invitedBy }) => {
    if (entry) return [toTimelineEntry(entry, { hasLinks: false })]
    const act = ownActs.get(kind)
    if (act === undefined) return []
    const actor = { name }
    if (kind !== 'joined' || !invitedBy) return [{ id, at, actor, action: act, actionText: act }]
    const actionText = `${text.joinedBy} ${isolate(actorName(invitedBy))}`
    return [{ id, at, actor, action: <Invited by={invitedBy} />, actionText }]
  })
