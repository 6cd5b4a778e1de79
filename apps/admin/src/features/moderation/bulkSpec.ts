import type { BulkDescription } from '@hearth/ui/patterns/BulkDialog'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ModerationAction } from './moderation'

/** Reads from the server, whatever is cached; rejects at the first failure. */
export type Read = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) => Promise<Data>

/** An action on many records: one call for each. All calls get the same reason. */
export interface BulkSpec<Row> extends BulkDescription<Row> {
  action: ModerationAction
  /** Whether the change of a record was made, by reading it; rejects if that is unknown. */
  isDone: (id: string, read: Read) => Promise<boolean>
}
