import type { QueryClient } from '@tanstack/react-query'
import { type createApi, queryKeyOf, refreshAfter } from './createApi'
import { hearth } from './hearth'
import type { Input, MutationId, QueryId, Table } from './operation'
import type { operations as types } from './schema.gen'

/** The calls of section 7, and those of features. */
export type Api = ReturnType<typeof createApi<Table, types>>

/** The key of one read, or of all reads of that call when there is no input. */
export const keyOf = <Id extends QueryId>(id: Id, input?: Input<Id>) => queryKeyOf(id, input)

/**
 * Reloads what a change makes stale: everything, for a change that does not state it. A
 * deleted record is not reloaded; opening its page reads it.
 */
export const refresh = (client: QueryClient, id: MutationId) => refreshAfter(hearth, client, id)
