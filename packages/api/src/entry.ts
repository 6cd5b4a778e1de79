import { ApiError } from './error'
import { operations } from './operations.gen'
import type { operations as contract } from './schema.gen'
import { fits } from './shape'

/** An entry of the record, as a refusal brings it. */
export type ConflictEntry =
  contract['undoEntry']['responses'][200]['content']['application/json']['data']

/**
 * What somebody else did first, if that is why a change was refused and the record has it. In a
 * file of its own: only the record's parts of the panel load it.
 */
export function entryOf(error: unknown): ConflictEntry | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { entry } = error
  return fits(entry, operations.undoEntry.answer.data) ? (entry as ConflictEntry) : undefined
}
