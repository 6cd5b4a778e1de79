/** What a call says when it went well. */
type Success =
  /** These words, whatever the server says. */
  | { always: string }
  /** The server's message, else these words. */
  | { fallback: string }
  /** The server's message, and nothing without one. */
  | 'server'
  /** Nothing: what follows on the screen says it. */
  | 'silent'

/** What a call says: the server's message comes first, these words second (specification 8). */
export interface Outcome {
  success: Success
  /** Said when a failure carries no message of the server's. */
  failure: string
}

/**
 * The last resort where the specification states no words of failure (ban, unban, badges, posts,
 * create membership, /verify): an action that failed is never met with silence.
 */
export const SOMETHING_WENT_WRONG = 'Something went wrong'
