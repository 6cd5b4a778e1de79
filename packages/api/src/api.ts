import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ClientOptions, createClient } from './client'
import { ApiError } from './error'
import { createOnce } from './idempotency'
import type { Input, MutationId, QueryId, TakesNothing } from './operation'
import { shareWithEtag } from './shareWithEtag'
import { stale } from './stale.gen'

type QueryArgs<Id extends QueryId> =
  TakesNothing<Id> extends true ? [input?: Input<Id>] : [input: Input<Id>]
type Variables<Id extends MutationId> =
  TakesNothing<Id> extends true ? Input<Id> | undefined : Input<Id>

/**
 * The calls of section 7 as options of TanStack Query: a loader and a component share the same
 * ones.
 */
export type Api = ReturnType<typeof createApi>

/** Create it once for the whole app: `createApi({ log: console.error })`. */
export function createApi(options?: ClientOptions) {
  const call = createClient(options)
  const once = createOnce()

  /**
   * Options of a read, e.g. `query('listUsers', { query: { page: 1 } })`. A call is aborted when
   * nobody needs its answer any more. While the server says that the cached answer still holds
   * (304), the data object stays the same and gets a new `dataUpdatedAt`. Calls that change
   * something do not compile here.
   */
  function query<Id extends QueryId>(id: Id, ...[input]: QueryArgs<Id>) {
    return queryOptions({
      queryKey: keyOf(id, input),
      queryFn: ({ signal, client, queryKey }) =>
        call(id, (input ?? {}) as Input<Id>, { signal, known: client.getQueryData(queryKey) }),
      structuralSharing: shareWithEtag,
    })
  }

  /**
   * Options of a change, e.g. `mutation('banUser')` with `mutate({ path: { id } })`. The change
   * counts as done only after everything it makes stale is loaded again. A caller can add
   * callbacks but cannot remove that reload, except for one of many changes with `reloads: false`:
   * then it reloads once after the last.
   */
  function mutation<Id extends MutationId>(id: Id, { reloads = true }: { reloads?: boolean } = {}) {
    return mutationOptions({
      mutationKey: [id],
      mutationFn: async (variables: Variables<Id>, { client }) => {
        try {
          const input = (variables ?? {}) as Input<Id>
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
    })
  }

  return { call, query, mutation }
}

/** The key of one read, or of all reads of that call when there is no input. */
export function keyOf<Id extends QueryId>(id: Id, input?: Input<Id>) {
  return input === undefined ? ([id] as const) : ([id, input] as const)
}

/** Every change writes an entry of the record, and a deletion puts something into the trash. */
const ofTheRecord: readonly QueryId[] = ['listRecord', 'listUserTimeline', 'listTrash', 'getDigest']

/** The read behind the page of what a deletion takes away. */
const readOfDeleted: Readonly<Partial<Record<MutationId, QueryId>>> = {
  deleteUser: 'getUser',
  deleteUserWithReason: 'getUser',
  deleteMembershipPlan: 'getMembershipPlan',
}

/**
 * Reloads what a change makes stale: everything, for a change that does not state it. What was
 * deleted is loaded again only by whoever opens its page.
 */
export function refresh(client: QueryClient, id: MutationId) {
  const reads = stale[id]
  if (!reads) return client.invalidateQueries()
  const read = readOfDeleted[id]
  if (read) void client.invalidateQueries({ queryKey: [read], refetchType: 'none' })
  return Promise.all(
    [...reads, ...ofTheRecord].map((one) => client.invalidateQueries({ queryKey: [one] })),
  )
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
