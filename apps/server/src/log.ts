import { type DestinationStream, type Logger, pino } from 'pino'

/** The lines of a stack with code positions: its head repeats the message. */
const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * An error without anybody's input: the ORM puts parameters into its message, and PostgreSQL
 * repeats values in its own.
 */
const describe = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) }
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

/**
 * Standard output. It is given up when it cannot be written, for example because its terminal was
 * closed. pino does so for a broken pipe; any other error would end the server, and the exit
 * would retry for ever.
 */
const openStandardOutput = (): DestinationStream => {
  const output = pino.destination(1)
  const ignore = () => true
  const silence = { write: ignore, flush: ignore, flushSync: ignore, end: ignore }
  output.on('error', () => Object.assign(output, silence))
  return output
}

/** The log: JSON lines with UTC times (ASVS 16.2). */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describe },
    },
    destination ?? openStandardOutput(),
  )
