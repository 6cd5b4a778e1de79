import type { RecordEntry } from './recordModel'
import { recordText as text } from './recordText'
import { baseAction, isUndoing } from './recordWords'

/** The longest pause between two entries of one action on many rows, in milliseconds. */
const PAUSE = 2_000

/** The fewest entries that are shown as one. */
const FEWEST = 3

/** The entries of one action on many rows, or a single one. */
export type Batch = readonly [RecordEntry, ...RecordEntry[]]

/** The key of a batch, different from the ids of its entries. */
export const batchId = ([{ id }]: Batch): string => `many ${id}`

/** The entries of a batch that can be undone. */
export const undoableIn = (batch: Batch): readonly string[] =>
  batch.filter(({ undo }) => undo?.state === 'possible').map(({ id }) => id)

const hasWords = (action: string): action is keyof typeof text.many =>
  Object.hasOwn(text.many, action)

const moment = ({ at }: RecordEntry): number => Date.parse(at)

/** Whether an entry belongs to the same action on many rows as the entry after it in time. */
function isSame(older: RecordEntry, newer: RecordEntry): boolean {
  return (
    older.action === newer.action &&
    older.actor?.id === newer.actor?.id &&
    (older.reason ?? '') === (newer.reason ?? '') &&
    moment(newer) - moment(older) <= PAUSE
  )
}

/**
 * Splits entries, newest first, into those of one action on many rows and single ones: the panel
 * makes one call for each row, one right after the other. Entries of jobs may stand between them: a
 * certificate follows each approval.
 */
export function inBatches(entries: readonly RecordEntry[]): readonly Batch[] {
  const runs: [RecordEntry, ...RecordEntry[]][] = []
  for (const entry of entries) {
    const run = hasWords(baseAction(entry)) ? runOf(entry, runs) : undefined
    if (run) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run) => (run.length < FEWEST ? run.map((entry): Batch => [entry]) : [run]))
}

/** The run that an entry belongs to: the newest one, but for those of jobs or next to a job's entry. */
function runOf<Run extends Batch>(entry: RecordEntry, runs: readonly Run[]): Run | undefined {
  for (const run of runs.toReversed()) {
    const newer = run.at(-1)
    if (newer && isSame(entry, newer)) return run
    if (newer?.actor && entry.actor) return undefined
    if (newer && moment(newer) - moment(entry) > PAUSE) return undefined
  }
  return undefined
}

/** What was done to many, as a sentence about the actor: 'approved 24 citizenship requests'. */
export function batchText(batch: Batch): string {
  const [entry] = batch
  const base = baseAction(entry)
  const words = hasWords(base) ? text.many[base](batch.length) : base
  return isUndoing(entry) ? `${text.undid} ${words}` : words
}
