/** Counts the requests and emails of one process, for its metrics. */
export interface Observer {
  /** @param call the operation of the contract, or `other` */
  countRequest(call: string, status: number, seconds: number): void
  countLetter(outcome: LetterOutcome): void
}

/** The answer of the mail server to an email. A refused email may be sent again later. */
export const letterOutcomes = ['accepted', 'refused'] as const

type LetterOutcome = (typeof letterOutcomes)[number]
