/** One entry of the server's `errors` list (specification 8). */
export interface ServerFieldError {
  field: string
  message: string
}

/** Why a write was not done. */
export interface Refusal {
  /** What is wrong with the whole, as the server says it. */
  message?: string | undefined
  /** What is wrong with single fields. */
  fieldErrors?: readonly ServerFieldError[] | undefined
  /** Until when the server takes no other try (HTTP 429, `Retry-After`). */
  retryAt?: Date | undefined
}

/**
 * What becomes of a write, as one value: the counterpart of `Loadable` for what is sent. A new object is a
 * new answer: keep the same one while nothing has changed. `useForm` reads it.
 */
export type Submission =
  | {
      /** Nothing was sent yet, or the last write went well. */
      status: 'idle'
    }
  | {
      /** The write is under way. */
      status: 'sending'
    }
  | ({ status: 'refused' } & Refusal)

/** Nothing was sent yet. */
export const IDLE: Submission = { status: 'idle' }
