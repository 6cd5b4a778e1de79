import type { Input, MutationId } from '@hearth/api/operation'
import type { BulkDescription } from '@hearth/ui/patterns/BulkDialog'
import type { ReasonInput } from '@hearth/ui/patterns/ConfirmDialog'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Outcome } from '../errors/outcome'

/** Changes of one record, by its id. */
export type RecordCall = {
  [Id in MutationId]: Input<Id> extends { path: { id: string } } ? Id : never
}[MutationId]

/** Reads from the server, whatever is cached; rejects at the first failure. */
export type Read = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
) => Promise<Data>

/** How an action on many asks why; all of its calls get the same reason. */
export interface BulkReason {
  /** The call that keeps a reason, and does the same besides. */
  call: RecordCall
  /**
   * Renders the field.
   * @param firstId the first record: it stands for all in the preview of the email
   */
  field: (
    firstId: string,
    value: ReasonInput | undefined,
    onChange: (value: ReasonInput | undefined) => void,
  ) => ReactNode
  /** A reason in the form of the contract. */
  bodyOf: (reason: ReasonInput) => Promise<object>
}

/** An action on many records: one call for each. */
export interface BulkSpec<Row> extends BulkDescription<Row> {
  call: RecordCall
  /** The body of each call. @default none */
  body?: Input<'decideBadge'>['body']
  /** Asks why. @default nobody asks */
  reasoned?: BulkReason | undefined
  /** The messages of the call. */
  outcome: Outcome
  /**
   * Whether the change of a record was made, by reading it; rejects when the server does not tell.
   */
  isDone: (id: string, read: Read) => Promise<boolean>
}
