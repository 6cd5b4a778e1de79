/** A letter, ready to leave. */
export interface Letter {
  /** What it is about: `reset`, `verify`. Names it in the log and in the outbox. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  /** The same as HTML. */
  readonly html: string
}

/** Who letters are from. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** Takes letters out of the house. */
export interface Mailer {
  /**
   * Hands a letter over to where it leaves from.
   * @throws Hopeless when it was refused for good, Error when a later try may succeed; neither
   * names an address
   */
  send(letter: Letter): Promise<void>
  /** Closes idle connections. */
  close(): void
}
