/** An email, ready to leave. */
export interface Email {
  /** What it is about: `reset`, `verify`. Names it in the log and in the outbox. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  /** The same as HTML. */
  readonly html: string
}

/** Who emails are from. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** Takes emails out of the house. */
export interface Mailer {
  /**
   * Hands an email over to where it leaves from.
   * @throws PermanentError when it was refused for good, Error when a later try may succeed; neither
   * names an address
   */
  send(email: Email): Promise<void>
  /** Closes idle connections. */
  close(): void
}
