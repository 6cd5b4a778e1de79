import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const built = path.resolve(import.meta.dirname, '../dist')

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A real process of the server or of its commands. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly stdout: () => string
  /** Resolves with the address that it prints once it is ready. */
  ready(): Promise<string>
  /** Resolves when it has ended. */
  finished: Promise<Finished>
}

type Environment = Readonly<Record<string, string>>

/** The environment: only what a program needs to run, and Node's compile cache. */
const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
const bare = { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }

/** No optimisation: a server that runs for seconds then takes half the memory and less work. */
const v8 = ['--liftoff-only', '--no-maglev', '--no-turbofan']

const run = (
  file: string,
  args: readonly string[],
  env: Environment,
  {
    options = v8,
    input,
    folder = built,
  }: { options?: readonly string[]; input?: string | undefined; folder?: string } = {},
): ServerProcess => {
  const child = spawn(process.execPath, [...options, path.join(folder, file), ...args], {
    env: { ...bare, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  const finished = once(child, 'close').then(([code]): Finished => ({ code, ...output }))
  const address = (): string | undefined => /Ready at (\S+)/.exec(output.stdout)?.[1]
  return {
    child,
    finished,
    stdout: () => output.stdout,
    ready: async () => {
      let over = false
      void finished.then(() => {
        over = true
      })
      while (!address() && !over) {
        await Promise.race([once(child.stdout, 'data'), finished])
      }
      const found = address()
      if (!found) throw new Error(`The server did not start: ${output.stderr}`)
      return found
    },
  }
}

/** Starts the server, by default on a free port and without draining. */
export const startServer = (env: Environment, ...args: string[]): ServerProcess =>
  run('main.js', args, { PORT: '0', DRAIN_SECONDS: '0', ...env })

/** Starts the build of another version, whose `apps/server` is in this folder. */
export const startServerOf =
  (version: string) =>
  (env: Environment): ServerProcess =>
    run('main.js', [], { DRAIN_SECONDS: '0', ...env }, { folder: path.join(version, 'dist') })

/** Starts the server with other options of Node, such as those of `pnpm start`. */
export const startServerWith = (options: readonly string[], env: Environment): ServerProcess =>
  run('main.js', [], { PORT: '0', DRAIN_SECONDS: '0', ...env }, { options })

/** Runs an operator's command to its end. */
export const runCommand = (
  env: Environment,
  args: readonly string[],
  input?: string,
): Promise<Finished> => run('cli.js', args, env, { input }).finished
