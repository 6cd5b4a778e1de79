/** One entry of the server's `errors` list (specification 8). */
export interface ServerFieldError {
  field: string
  message: string
}

/** Why a write was refused. */
export interface Refusal {
  /** The error of the whole form, as the server words it. */
  message?: string | undefined
  /** The errors of single fields. */
  fieldErrors?: readonly ServerFieldError[] | undefined
  /** When the server accepts another try (HTTP 429, `Retry-After`). */
  retryAt?: Date | undefined
  /** The address at which people should open the panel, if this is another one. */
  openAt?: string | undefined
}

/**
 * The state of a write, as one value: the counterpart of `Loadable` for sending. A new object
 * means a new answer: keep the same object while nothing has changed. `useForm` reads it.
 */
export type Submission =
  | {
      /** Nothing was sent yet, or the last write succeeded. */
      status: 'idle'
    }
  | {
      /** The write is under way. */
      status: 'sending'
    }
  | ({ status: 'refused' } & Refusal)

/** Nothing was sent yet. */
export const IDLE: Submission = { status: 'idle' }
