import { ApiError } from './error'
import type { OperationId, Table } from './operation'
import type { operations as contract } from './schema.gen'

/** Calls that a server refuses when somebody else has changed the record in the meantime. */
export type ConflictId = {
  [Id in OperationId]: Table[Id] extends { conflict: object } ? Id : never
}[OperationId]

/** The record that such a refusal brings. */
export type Current<Id extends ConflictId> =
  contract[Id]['responses'][409]['content']['application/json']['data']

/**
 * The record as somebody else has saved it in the meantime, if that is why a change was refused.
 * A server without `etag` never refuses a change for this reason.
 */
export function currentOf<Id extends ConflictId>(id: Id, error: unknown): Current<Id> | undefined {
  if (!(error instanceof ApiError) || error.operation !== id) return undefined
  // The client lets only the shape of this very call through.
  return error.current as Current<Id> | undefined
}
