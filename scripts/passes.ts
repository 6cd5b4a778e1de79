import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { variables } from '../apps/server/src/config/variables.ts'
import { chromiumExecutable } from './browser.ts'
import { nginxExecutable } from './nginx.ts'
import { root, run } from './run.ts'

/** The repository's files, by path: what is in each, as a digest. */
export type Tree = ReadonlyMap<string, string>

/** What the environment may change in a test run: read by the sources, by Node or by a test runner. */
export const environment: readonly string[] = [
  'CHROMIUM_PATH',
  'CI',
  'FAULTS',
  'FUZZ_COUNT',
  'FUZZ_SEED',
  'LANG',
  'LC_ALL',
  'NGINX_PATH',
  'NODE_ENV',
  'NODE_OPTIONS',
  'TZ',
  ...Object.keys(variables).flatMap((name) => [name, `${name}_FILE`]),
]

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex')

/** Reads all files that git knows or would take. Undefined where there is no git to ask. */
export async function readTree(): Promise<Tree | undefined> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { code, output } = await run('git', args)
  if (code !== 0) return undefined
  const files = [...new Set(output.split('\0'))].filter(Boolean).toSorted()
  // One that was deleted is known until that is committed.
  const there = files.map((file) => [file, join(root, file)] as const)
  return new Map(
    there
      .filter(([, path]) => statSync(path, { throwIfNoEntry: false })?.isFile())
      .map(([file, path]) => [file, hash(readFileSync(path))]),
  )
}

function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).map((one) => join(debian, one, 'bin'))
    : []
  return [...(process.env.PATH ?? '').split(delimiter), ...versions]
    .map((folder) => join(folder, 'postgres'))
    .find(existsSync)
}

/** What tests stand on beside the files: Node, the system, its programs, the environment. */
function surroundings(): unknown[] {
  const programs = [chromiumExecutable('tests'), nginxExecutable(), findPostgres()].map((path) => {
    if (path === undefined) return undefined
    const { size, mtimeMs } = statSync(path)
    return [path, size, mtimeMs]
  })
  const values = environment.map((name) => [name, process.env[name]])
  return [process.version, process.platform, process.arch, programs, values]
}

/** Of all files but those in the folders that a step never reads. */
export function digestOf(tree: Tree, unread: readonly string[]): string {
  const read = [...tree].filter(([file]) => !unread.some((one) => file.startsWith(`${one}/`)))
  return hash(JSON.stringify(read))
}

/** How a step passed. */
export interface Pass {
  passed: number
  seconds: number
}

/** The passes of steps, kept in a folder beside the reports of their test runners. */
export class Passes {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #key(files: string): string {
    return hash(JSON.stringify([files, surroundings()]))
  }

  #file(step: string): string {
    return join(this.#folder, `${step}.passed`)
  }

  /** The last one of a step, when it is of these files and of an environment like this. */
  find(step: string, files: string): Pass | undefined {
    try {
      const { key, ...pass } = JSON.parse(readFileSync(this.#file(step), 'utf8'))
      return key === this.#key(files) ? pass : undefined
    } catch {
      return undefined
    }
  }

  keep(step: string, files: string, pass: Pass): void {
    writeFileSync(this.#file(step), JSON.stringify({ key: this.#key(files), ...pass }))
  }

  /** Forgets what is known of a step, its report too: it is about to run. */
  forget(step: string): void {
    for (const file of [this.#file(step), join(this.#folder, `${step}.json`)]) {
      rmSync(file, { force: true })
    }
  }
}
