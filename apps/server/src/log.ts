import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './platform/describeError.ts'

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
      serializers: { err: describeError },
    },
    destination ?? openStandardOutput(),
  )
