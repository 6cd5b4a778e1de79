/** Why the server cannot start, in one line: what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'

  constructor(problem: string, cure: string) {
    super(`${problem}. ${cure}`)
  }
}

/** Ends the process with one line on stderr and no stack. */
export const explainExit = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error)
  const text = error instanceof StartError ? reason : `Unexpected failure: ${reason}`
  process.stderr.write(`${text.replaceAll(/\s*\n\s*/g, ' ')}\n`)
  process.exit(1)
}
