/** The message of a call that succeeded. */
type Success =
  /** This message, whatever the server says. */
  | { always: string }
  /** The server's message, otherwise this one. */
  | { fallback: string }
  /** The server's message, otherwise 'Done': a success always says something. */
  | 'server'
  /** No message: the screen shows the result by itself. */
  | 'silent'

/** The messages of a call: the server's own comes first, these come second (specification 8). */
export interface Outcome {
  success: Success
  /** Shown when a failure has no message from the server. */
  failure: string
}
