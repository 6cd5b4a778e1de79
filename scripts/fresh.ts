import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** What a build reads. A check compares it with the imports of these files. */
export interface Sources {
  /** Files and folders, relative to the root: a change in any of these makes the build stale. */
  inputs: readonly string[]
  /** Folders by name, and files by pattern, that the build does not read. */
  ignored: { folders: readonly string[]; files: RegExp }
}

interface Build {
  /** Output folder of the build, relative to the root. */
  output: string
  sources: Sources
  /** @throws Error with the build's output when it fails */
  build: () => Promise<void>
}

const neverRead = ['node_modules', 'dist', 'test-results', 'playwright-report']

function* files(path: string, { folders, files: skipped }: Sources['ignored']): Generator<string> {
  if (statSync(path).isFile()) return yield path
  const entries = readdirSync(path, { withFileTypes: true })
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (neverRead.includes(name) || folders.includes(name) || skipped.test(name)) continue
    yield* files(join(path, name), { folders, files: skipped })
  }
}

/** The files that a build reads, relative to the root. */
export const sourceFiles = ({ inputs, ignored }: Sources): string[] =>
  inputs.flatMap((input) =>
    [...files(join(root, input), ignored)].map((file) => file.slice(root.length)),
  )

function digest({ sources }: Build): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(sources)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Builds unless there is a build of exactly these sources. If sources change meanwhile, it stays
 * stale.
 */
export async function ensureFresh(build: Build): Promise<void> {
  const stamp = join(root, build.output, '.inputs')
  const current = digest(build)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  await build.build()
  if (digest(build) === current) writeFileSync(stamp, current)
}
