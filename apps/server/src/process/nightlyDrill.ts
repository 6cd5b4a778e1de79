import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { commands } from '../root.ts'

const run = promisify(execFile)

/** The priority of the process: it does not slow down calls (nice of POSIX). */
const lowPriority = 10

/**
 * Tries a restore in a process of its own, whose memory and work are not those of the server. The result
 * is an entry of the record; a failure is an error of the log too.
 * @param program the program with the commands
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
