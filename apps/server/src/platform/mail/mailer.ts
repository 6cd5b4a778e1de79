/** An email, ready to send. */
export interface Email {
  /** Its kind: `reset`, `verify`. Names it in the log and in the outbox. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  /** The same as HTML. */
  readonly html: string
}

/**
 * Tells mail programs that no person wrote the email, so that they send no out-of-office notice
 * back (RFC 3834; the second is Microsoft's).
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
   * Hands an email over for delivery.
   * @throws PermanentError when it was refused for good, Error when a retry may succeed; neither
   * contains an address
   */
  send(email: Email): Promise<void>
  /** Closes idle connections. */
  close(): void
}
