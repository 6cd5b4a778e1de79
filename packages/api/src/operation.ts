import type { operations } from './operations.gen'
import type { operations as contract } from './schema.gen'
import { own } from './shape'

/** What the client knows of each call: those of section 7, and those of features. */
export type Table = typeof operations

/** A call, by the operation id of the contract. */
export type OperationId = keyof Table

/** Calls that only read. */
export type QueryId = {
  [Id in OperationId]: Table[Id]['changes'] extends false ? Id : never
}[OperationId]

/**
 * Calls that change something, including the GETs `banUser`, `unbanUser`, `signOut` and
 * `verifyEmail`.
 */
export type MutationId = Exclude<OperationId, QueryId>

type Query<Q> = { [Name in keyof Q]: Q[Name] | undefined }
type Parameters<Id extends OperationId> = contract[Id]['parameters']
/** Distributes over a union of calls: its input is that of any of them. */
type Body<Id extends OperationId> = Id extends OperationId
  ? contract[Id] extends { requestBody: { content: { 'application/json': infer B } } }
    ? { body: B }
    : { body?: never }
  : never

/** What a call takes: `path`, `query` and `body`, as the contract types them. */
export type Input<Id extends OperationId> = Pick<Parameters<Id>, 'path'> & {
  [Name in keyof Pick<Parameters<Id>, 'query'>]: Query<Parameters<Id>[Name]>
} & Body<Id>

/** Whether a call can be made without input. */
export type TakesNothing<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? true : false

/** The answer of a change: that it happened, and sometimes a sentence about it. */
export interface Receipt {
  readonly message?: string
  /** Of the record that was created or changed, where the answer has it: `data.id`. */
  readonly id?: string
}

/** What a call returns. A receipt keeps no data: the lists are loaded again instead. */
export type Answer<Id extends OperationId> = Table[Id] extends { answer: object }
  ? contract[Id]['responses'] extends { 200: { content: { 'application/json': infer A } } }
    ? A
    : never
  : Receipt

/**
 * How many rows of an answer were left out because they could not be read. Another backend may
 * send such rows; the client then sets `leftOut` on the answer.
 */
export function missingFrom(answer: unknown): number {
  const leftOut = own(answer, 'leftOut')
  return typeof leftOut === 'number' ? leftOut : 0
}
