import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link'
import type { TimelineEntry } from '../../patterns/Timeline/Timeline'
import { isolate, plainText } from '../../text/people'
import type { RecordActor, RecordEntry, RecordSubject } from './recordModel'
import { recordText as text } from './recordText'
import { fieldName, fieldValue, isOfOneself, verbOf } from './recordWords'
import { subjectHref } from './subjectHref'

/** The name of a person who acted. */
export const actorName = (actor: RecordActor | null | undefined): string =>
  actor ? plainText(actor.name) || text.deletedAccount(actor.id.slice(-4)) : text.operator

/** The name of what an action was done to. */
export function subjectName({ kind, id, name }: RecordSubject): string {
  const end = id.slice(-4)
  return plainText(name) || (kind === 'member' ? text.deletedMember(end) : `…${end}`)
}

const UNDO = '.undo'

/** What was done, and whether that was to take it back. */
const actionOf = (action: string) =>
  action.endsWith(UNDO)
    ? { base: action.slice(0, -UNDO.length), isUndo: true }
    : { base: action, isUndo: false }

/** An action as a sentence about its actor: 'banned Maria Silva'. */
export function actionText({ action, subject }: RecordEntry): string {
  const { base, isUndo } = actionOf(action)
  const verb = verbOf(base)
  const done =
    subject == null || isOfOneself(base) ? verb : `${verb} ${isolate(subjectName(subject))}`
  return isUndo ? `${text.undid[0]}${done}${text.undid[1]}` : done
}

/** The same, with a link to what it was done to. */
function actionContent(entry: RecordEntry, hasLinks: boolean): ReactNode {
  const { action, subject } = entry
  const { base, isUndo } = actionOf(action)
  const href = hasLinks ? subjectHref(entry) : undefined
  const name = subject && <bdi>{subjectName(subject)}</bdi>
  const done =
    subject == null || isOfOneself(base) ? (
      verbOf(base)
    ) : (
      <>
        {verbOf(base)} {href === undefined ? name : <Link href={href}>{name}</Link>}
      </>
    )
  return isUndo ? (
    <>
      {text.undid[0]}
      {done}
      {text.undid[1]}
    </>
  ) : (
    done
  )
}

/**
 * An entry of the record as a Timeline takes it.
 * @param hasLinks false where all entries are about the one member of the page
 */
export function toTimelineEntry(entry: RecordEntry, hasLinks = true): TimelineEntry {
  const { id, at, actor, reason, changes = [], undo } = entry
  return {
    id,
    at,
    actor: { name: actorName(actor) },
    action: actionContent(entry, hasLinks),
    actionText: actionText(entry),
    reason: reason ?? undefined,
    changes: changes.map(({ field, before, after }) => ({
      field: fieldName(field),
      before: fieldValue(field, before),
      after: fieldValue(field, after),
    })),
    undo: undo
      ? {
          state: undo.state,
          until: undo.until ?? undefined,
          by: undo.by ? actorName(undo.by) : undefined,
        }
      : undefined,
  }
}
