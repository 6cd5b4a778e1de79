import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link'
import type { TimelineEntry } from '../../patterns/Timeline/Timeline'
import { isolate, plainText } from '../../text/people'
import { userHref } from '../users/userHrefs'
import type { RecordActor, RecordEntry } from './recordModel'
import { recordText as text } from './recordText'
import { fieldName, fieldValue, isOfOneself, verbOf } from './recordWords'

type Subject = NonNullable<RecordEntry['subject']>

/** The name of a person who acted. */
export const actorName = (actor: RecordActor | null | undefined): string =>
  actor ? plainText(actor.name) || text.deletedAccount(actor.id.slice(-4)) : text.operator

/** The name of what an action was done to. */
export function subjectName({ kind, id, name }: Subject): string {
  const end = id.slice(-4)
  return plainText(name) || (kind === 'member' ? text.deletedMember(end) : `…${end}`)
}

/** The page of a subject that still has one; what was deleted is in the trash. */
export function subjectHref({ action, subject, undo }: RecordEntry): string | undefined {
  if (!subject) return undefined
  const { kind, id, name } = subject
  if (action.endsWith('.delete')) return undo?.state === 'possible' ? '/trash' : undefined
  if (plainText(name) === '') return undefined
  if (kind === 'member') return userHref({ id })
  return kind === 'plan' ? `/memberships/view/${encodeURIComponent(id)}` : undefined
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
  return isUndo ? `${text.undid} ‘${done}’` : done
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
      {text.undid} ‘{done}’
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
