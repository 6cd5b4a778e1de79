import { type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export interface RunResult {
  /** Exit code; 1 when a signal ended the command. */
  code: number
  /** Everything it printed, standard output and error in order of arrival. */
  output: string
}

/**
 * Runs a command of the workspace from the root folder and collects its output. Never rejects: a
 * command that cannot start gives a result with code 127.
 */
export function run(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const gather = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', gather)
    child.stderr?.on('data', gather)
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
