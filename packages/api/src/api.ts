import { type createApi, queryKeyOf } from './createApi'
import type { Input, QueryId, Table } from './operation'
import type { operations as types } from './schema.gen'

/** All calls of the contract. */
export type Api = ReturnType<typeof createApi<Table, types>>

/** The key of one read, or of all reads of that call when there is no input. */
export const keyOf = <Id extends QueryId>(id: Id, input?: Input<Id>) => queryKeyOf(id, input)
