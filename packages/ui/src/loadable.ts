/**
 * The data of a screen: one value that is exactly one of these three (docs/architecture.md). A
 * failed reload of visible data is not `failed`: it stays `ready`, with `stale` set.
 */
export type Loadable<T> =
  | {
      status: 'loading'
      /** Cancels the load; a button offers this once the load takes long. */
      onCancel?: (() => void) | undefined
    }
  | {
      status: 'failed'
      /** Tries again; the error state has a button for it. */
      onRetry: () => void
      /**
       * The page has one button that tries all parts again which failed together: this part has none.
       * @default false
       */
      hasSharedRetry?: boolean
    }
  | {
      status: 'ready'
      data: T
      /** Set while a background reload keeps failing: when the data last arrived. */
      stale?: { since: Date }
      /**
       * True while newer data for other parameters (next page, a search) is loading.
       * @default false
       */
      isRefreshing?: boolean
      /**
       * Number of entries in the answer that could not be read and are not shown. @default none
       */
      leftOut?: number
    }

/** What tries a failed part again by a button of its own; undefined where the page has one for all. */
export const ownRetry = ({
  onRetry,
  hasSharedRetry,
}: Extract<Loadable<unknown>, { status: 'failed' }>): (() => void) | undefined =>
  hasSharedRetry ? undefined : onRetry
