import { describeError, type ErrorDescription } from './describeError.ts'

/** Why the server cannot start, in one line: the problem and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError'

  constructor(problem: string, cure: string) {
    super(`${problem}. ${cure}`)
  }
}

/** An error as text, like 'Failed query: Refused by the database (users_full_name)'. */
const inWords = (description: ErrorDescription): string => {
  const { type, message = type, code, constraint = code, cause } = description
  const said = constraint ? `${message} (${constraint})` : message
  return cause ? `${said}: ${inWords(cause)}` : said
}

/**
 * Removes control characters except line breaks. A name from the database may contain them, and they
 * could move the cursor of a terminal or overwrite earlier lines (ASVS 16.4.1).
 */
export const forTerminal = (text: string): string => text.replaceAll(/(?!\n)\p{Cc}/gu, '\u{FFFD}')

/** A failure as text, without a stack and without user input. */
export const describeFailure = (error: unknown): string =>
  error instanceof StartError ? error.message : inWords(describeError(error))

/** Ends the process with one line on stderr, without a stack and without user input. */
export const explainExit = (error: unknown): never => {
  const failure = describeFailure(error)
  const text = error instanceof StartError ? failure : `Unexpected failure: ${failure}`
  process.stderr.write(`${forTerminal(text.replaceAll(/\s*\n\s*/g, ' '))}\n`)
  process.exit(1)
}
