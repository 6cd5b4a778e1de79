import { type createApi, queryKeyOf } from './createApi'
import type { CoreTable, Input, QueryId } from './operation'
import type { operations as types } from './schema.gen'

/** The calls of section 7. */
export type Api = ReturnType<typeof createApi<CoreTable, types>>

/** The key of one read, or of all reads of that call when there is no input. */
export const keyOf = <Id extends QueryId>(id: Id, input?: Input<Id>) => queryKeyOf(id, input)
