import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { commands } from '../root.ts'

const run = promisify(execFile)

/** The nice value of the drill's process (POSIX): requests to the server come first. */
const lowPriority = 10

/**
 * Runs a drill in a separate process, so that it does not use the memory of the server. The drill records
 * its result as an entry; a failure is also logged as an error.
 * @param program the path of the operators' command line program
 */
export const drillNightly = async (log: FastifyBaseLogger, program = commands): Promise<void> => {
  const drill = run(process.execPath, [program, 'drill'])
  if (drill.child.pid !== undefined) setPriority(drill.child.pid, lowPriority)
  await drill.then(
    ({ stdout }) => log.info(stdout.trim()),
    ({ stderr }: { stderr?: string }) =>
      log.error({ reason: stderr?.trim() }, 'The nightly drill failed: see `cli drill`'),
  )
}
