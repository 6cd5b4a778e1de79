import type { ReactNode } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import { Sentence } from '../../internal/Sentence'
import type { TimelineEntry } from '../../patterns/Timeline/Timeline'
import { type Batch, batchId, batchText, inBatches } from './recordBatches'
import type { RecordEntry } from './recordModel'
import { recordText as text } from './recordText'
import {
  actionText,
  actorName,
  entryActor,
  fieldName,
  fieldValue,
  isUndoing,
  lookUp,
  subjectName,
  wordsOf,
} from './recordWords'
import { subjectHref } from './subjectHref'

/** An action as a sentence about its actor, with a link to its subject. */
function actionContent(entry: RecordEntry, hasLinks: boolean): ReactNode {
  const [before, after] = wordsOf(entry)
  if (entry.subject == null || after === undefined) return before
  const href = hasLinks ? subjectHref(entry) : undefined
  const name = <bdi translate="no">{subjectName(entry.subject)}</bdi>
  return (
    <Sentence words={[before, after]}>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
    </Sentence>
  )
}

interface TimelineEntryOptions {
  /** Set it to false where all entries are about the member of the page. @default true */
  hasLinks?: boolean
}

/** An entry of the record as a Timeline takes it. */
export function toTimelineEntry(
  entry: RecordEntry,
  { hasLinks = true }: TimelineEntryOptions = {},
): TimelineEntry {
  const { id, at, reason, changes = [], isErased = false, undo } = entry
  return {
    id,
    at,
    actor: { name: entryActor(entry) },
    action: actionContent(entry, hasLinks),
    actionText: actionText(entry),
    reason: isErased ? text.erased : (reason ?? undefined),
    changes: changes.map(({ field, before, after }) => {
      // Any other change has a value, before or after.
      const value = isErased && before === null && after === null ? text.erasedValue : undefined
      return {
        field: fieldName(field),
        before: value ?? fieldValue(field, before),
        after: value ?? fieldValue(field, after),
      }
    }),
    undo: undo
      ? {
          state: undo.state,
          isRedo: isUndoing(entry),
          until: undo.until ?? undefined,
          by: undo.by ? actorName(undo.by) : undefined,
        }
      : undefined,
    status: appealStatus(entry),
  }
}

/** What has become of an appeal, at the decision that it is about. */
function appealStatus({ action, appeal }: RecordEntry): ReactNode {
  const words = appeal && lookUp(text.appealStates, appeal.state)
  if (!words || action.startsWith('appeal.')) return undefined
  return (
    <Badge tone={appeal.state === 'open' ? 'caution' : 'neutral'} hasDot={false}>
      {words}
    </Badge>
  )
}

/** Entries of the record, newest first, as a Timeline takes them: those of one action on many as one. */
export const toTimelineEntries = (entries: readonly RecordEntry[]): readonly TimelineEntry[] =>
  inBatches(entries).map((batch) => {
    const [entry, ...others] = batch
    return others.length === 0 ? toTimelineEntry(entry) : toBatchEntry(batch)
  })

function toBatchEntry(batch: Batch): TimelineEntry {
  const [entry] = batch
  const words = batchText(batch)
  const isIn = (state: string) => (one: RecordEntry) => one.undo?.state === state
  const state = batch.some(isIn('possible'))
    ? 'possible'
    : batch.every(isIn('done'))
      ? 'done'
      : 'over'
  return {
    ...toTimelineEntry(entry),
    id: batchId(batch),
    action: words,
    actionText: words,
    changes: [],
    undo: { state, isRedo: isUndoing(entry) },
    // Each part has its own.
    status: undefined,
    parts: batch.map((one) => toTimelineEntry(one)),
  }
}
