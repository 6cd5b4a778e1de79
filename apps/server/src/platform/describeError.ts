/** The code positions of a stack, without its first lines, which repeat the message. */
const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

export interface ErrorDescription {
  readonly type: string
  readonly message?: string
  readonly code?: unknown
  readonly constraint?: unknown
  readonly query?: unknown
  readonly routine?: unknown
  readonly stack?: string
  readonly cause?: ErrorDescription
}

/**
 * Describes an error without user input. The messages of the ORM contain parameters, and those of
 * PostgreSQL contain values.
 */
export const describeError = (error: unknown): ErrorDescription => {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  if ('query' in error && 'params' in error) {
    return { type: error.name, message: 'Failed query', query: error.query, ...code, ...cause }
  }
  if ('severity' in error && 'routine' in error) {
    const { routine } = error
    const constraint = 'constraint' in error ? { constraint: error.constraint } : {}
    return { type: error.name, message: 'Refused by the database', ...code, routine, ...constraint }
  }
  return { type: error.name, message: error.message, stack: frames(error), ...code, ...cause }
}
