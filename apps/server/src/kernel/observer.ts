/** Counts what one process does, for its metrics. */
export interface Observer {
  /** @param call the operation of the contract, or `other` */
  countRequest(call: string, status: number, seconds: number): void
  countLetter(outcome: LetterOutcome): void
}

/** What the mail server did with an email; a refused one may be sent again later. */
export const letterOutcomes = ['accepted', 'refused'] as const

type LetterOutcome = (typeof letterOutcomes)[number]
