/** The result of an attack. */
export interface Verdict {
  /** One line with the numbers. */
  readonly summary: string
  /** Whether the promise held. */
  readonly holds: boolean
}
