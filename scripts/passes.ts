import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { variables } from '../apps/server/src/config/variables.ts'
import { chromiumExecutable } from './browser.ts'
import { executableOf } from './programs.ts'
import { root, run } from './run.ts'

/** The repository's files by path, each with a digest of its content. */
export type Tree = ReadonlyMap<string, string>

/**
 * Environment variables that can change a test run: the sources, Node or a test runner read them.
 */
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

/** Reads all files that git tracks or would add. Undefined without git. */
export async function readTree(): Promise<Tree | undefined> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { code, output } = await run('git', args)
  if (code !== 0) return undefined
  const files = [...new Set(output.split('\0'))].filter(Boolean).toSorted()
  // A deleted file stays tracked until the deletion is committed.
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

/** What tests depend on besides the files: Node, the system, its programs, the environment. */
function surroundings(): unknown[] {
  const programs = [chromiumExecutable('tests'), executableOf('nginx'), findPostgres()].map(
    (path) => {
      if (path === undefined) return undefined
      const { size, mtimeMs } = statSync(path)
      return [path, size, mtimeMs]
    },
  )
  const values = environment.map((name) => [name, process.env[name]])
  return [process.version, process.platform, process.arch, programs, values]
}

/** A digest of all files except those in folders that a step never reads. */
export function digestOf(tree: Tree, unread: readonly string[]): string {
  const read = [...tree].filter(([file]) => !unread.some((one) => file.startsWith(`${one}/`)))
  return hash(JSON.stringify(read))
}

/** The result of a passed step. */
export interface Pass {
  passed: number
  seconds: number
}

/** Passed steps, stored in a folder with the reports of their test runners. */
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

  /** The last pass of a step, if it is for the same files and the same environment. */
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

  /** Deletes the stored pass and report of a step: it is about to run. */
  forget(step: string): void {
    for (const file of [this.#file(step), join(this.#folder, `${step}.json`)]) {
      rmSync(file, { force: true })
    }
  }
}
