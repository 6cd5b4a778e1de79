import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describeError.ts'

/**
 * Opens standard output. After a write error, for example of a closed terminal, logging stops. pino
 * does so only for a broken pipe: any other error would end the server, and the exit would retry the
 * write forever.
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
