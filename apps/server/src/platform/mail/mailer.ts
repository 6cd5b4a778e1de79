/** An email, ready to send. */
export interface Email {
  /** The kind, such as `reset`, for the log and the outbox. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  readonly html: string
}

/**
 * Headers that prevent out-of-office replies (RFC 3834; the second is Microsoft's).
 */
export const automaticHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const

/** The sender of emails. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** Sends emails. */
export interface Mailer {
  /**
   * Sends an email.
   * @throws PermanentError when it was refused permanently, Error when a retry may succeed. Neither
   * contains an address
   */
  send(email: Email): Promise<void>
  /** Closes idle connections. */
  close(): void
}
