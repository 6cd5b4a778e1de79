import { type MutationFunctionContext, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ClientOptions, createClient } from './client'
import type { Contract, Described, InputIn, MutationIdIn, Operations, QueryIdIn } from './contract'
import { ApiError } from './error'
import { createOnce } from './idempotency'
import { shareWithEtag } from './shareWithEtag'

type OrNothing<Input> = Record<never, never> extends Input ? Input | undefined : Input
type Args<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]

/**
 * The calls of a contract as options of TanStack Query: a loader and a component share the same
 * ones. Create it once for the whole app: `createApi(hearth, { log: console.error })`.
 */
export function createApi<Table extends Operations, Types extends Described<Types>>(
  contract: Contract<Table, Types>,
  options?: ClientOptions,
) {
  const call = createClient(contract, options)
  const once = createOnce(contract)

  /**
   * Options of a read, e.g. `query('listUsers', { query: { page: 1 } })`. A call is aborted when
   * nobody needs its answer any more. While the server says that the cached answer still holds
   * (304), the data object stays the same and gets a new `dataUpdatedAt`. Calls that change
   * something do not compile here.
   */
  function query<Id extends QueryIdIn<Table> & keyof Types>(
    id: Id,
    ...[input]: Args<InputIn<Types, Id>>
  ) {
    return queryOptions({
      queryKey: queryKeyOf(id, input),
      queryFn: ({ signal, client, queryKey }) =>
        call(id, (input ?? {}) as InputIn<Types, Id>, {
          signal,
          known: client.getQueryData(queryKey),
        }),
      structuralSharing: shareWithEtag,
    })
  }

  /**
   * Options of a change, e.g. `mutation('banUser')` with `mutate({ path: { id } })`. The change
   * counts as done only after everything it makes stale is loaded again. A caller can add
   * callbacks but cannot remove that reload, except for one of many changes with `reloads: false`:
   * then it reloads once after the last.
   */
  function mutation<Id extends MutationIdIn<Table> & keyof Types>(
    id: Id,
    { reloads = true }: { reloads?: boolean } = {},
  ) {
    return {
      mutationKey: [id] as const,
      mutationFn: async (
        variables: OrNothing<InputIn<Types, Id>>,
        { client }: MutationFunctionContext,
      ) => {
        try {
          const input = (variables ?? {}) as InputIn<Types, Id>
          const answer = await once(id, input, (key) => call(id, input, { key }))
          if (reloads) await refresh(client, id)
          return answer
        } catch (error) {
          if (mayHaveChanged(error)) {
            const reload = refresh(client, id)
            // If somebody else was first, the person sees the record as it is now.
            if ((error.status ?? 500) < 500) await reload
          }
          throw error
        }
      },
    }
  }

  /**
   * Reloads what a change makes stale: everything, for a change that does not state it. A
   * deleted record is not reloaded; opening its page reads it.
   */
  function refresh(client: QueryClient, id: MutationIdIn<Table>) {
    const { operations, staleAfterAny = [], readOfDeleted = {} } = contract
    const reads = operations[id]?.makesStale
    if (!reads) return client.invalidateQueries()
    const read = readOfDeleted[id]
    if (read) void client.invalidateQueries({ queryKey: [read], refetchType: 'none' })
    return Promise.all(
      [...reads, ...staleAfterAny].map((one) => client.invalidateQueries({ queryKey: [one] })),
    )
  }

  return { call, query, mutation, refresh }
}

/** The key of one read, or of all reads of that call when there is no input. */
export function queryKeyOf<Id extends string, Input>(id: Id, input?: Input) {
  return input === undefined ? ([id] as const) : ([id, input] as const)
}

/**
 * Reloads after a failed change too: it may have happened all the same, or it failed because
 * somebody else changed a record or a right.
 */
export function mayHaveChanged(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind !== 'http' || status >= 500 || [403, 404, 409].includes(status)
}
