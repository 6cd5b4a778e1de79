import type { Input, MutationId } from '@hearth/api/operation'
import type { BulkDescription } from '@hearth/ui/patterns/BulkDialog'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Outcome } from '../errors/outcome'

/** Changes of one record, by its id. */
export type RecordCall = {
  [Id in MutationId]: Input<Id> extends { path: { id: string } } ? Id : never
}[MutationId]

/** Reads from the server, whatever is cached; rejects at the first failure. */
type Read = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) => Promise<Data>

/** An action on many records: one call for each. */
export interface BulkSpec<Row> extends BulkDescription<Row> {
  call: RecordCall
  /** The body of each call. @default none */
  body?: Input<'decideBadge'>['body']
  /** The messages of the call. */
  outcome: Outcome
  /**
   * Whether the change of a record was made, by reading it; rejects when the server does not tell.
   */
  isDone: (id: string, read: Read) => Promise<boolean>
}
