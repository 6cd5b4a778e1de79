/**
 * What a screen shows comes as one value that is exactly one of these three (docs/architecture.md).
 * A failed reload of something already shown is not `failed`: it stays `ready`, with `stale` set.
 */
export type Loadable<T> =
  | {
      status: 'loading'
      /** Gives it up; a button offers that once the load takes long. */
      onCancel?: (() => void) | undefined
    }
  | {
      status: 'failed'
      /** Tries again; the button of the error state. */
      onRetry: () => void
    }
  | {
      status: 'ready'
      data: T
      /** Set while a background reload keeps failing: when the data last arrived. */
      stale?: { since: Date }
      /** True while newer data for other parameters (next page, a search) is on its way. @default false */
      isRefreshing?: boolean
      /** Entries of the answer that could not be shown: nothing could be made of them. @default none */
      leftOut?: number
    }

/** The way to give up a load, while there is one. */
export const cancelOf = (loadable: Loadable<unknown>): (() => void) | undefined =>
  loadable.status === 'loading' ? loadable.onCancel : undefined
