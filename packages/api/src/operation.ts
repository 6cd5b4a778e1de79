import type { AnswerIn, InputIn, MutationIdIn, QueryIdIn } from './contract'
import type { operations } from './operations.gen'
import type { operations as types } from './schema.gen'
import { own } from './shape'

export type { Receipt } from './contract'

/** What the client knows of each call. */
export type Table = typeof operations

/** A call, by the operation id of the contract. */
export type OperationId = keyof Table

/** Calls that only read. */
export type QueryId = QueryIdIn<Table>

/**
 * Calls that change something, including the GETs `banUser`, `unbanUser`, `signOut` and
 * `verifyEmail`.
 */
export type MutationId = MutationIdIn<Table>

/** What a call takes: `path`, `query` and `body`, as the contract types them. */
export type Input<Id extends OperationId> = InputIn<types, Id>

/** What a call returns. A receipt keeps no data: the lists are loaded again instead. */
export type Answer<Id extends OperationId> = AnswerIn<Table, types, Id>

/**
 * How many rows of an answer were left out because they could not be read. Another backend may
 * send such rows; the client then sets `leftOut` on the answer.
 */
export function missingFrom(answer: unknown): number {
  const leftOut = own(answer, 'leftOut')
  return typeof leftOut === 'number' ? leftOut : 0
}
