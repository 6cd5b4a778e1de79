import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

interface Build {
  /** Output folder of the build, relative to the root. */
  output: string
  /** Sources of the build, files and folders: a change in any of these makes it stale. */
  inputs: string[]
  /** Folders by name, and files by pattern, that the build does not read. */
  ignored: { folders: string[]; files: RegExp }
  /** @throws Error with the build's output when it fails */
  build: () => Promise<void>
}

const neverRead = ['node_modules', 'dist', 'test-results', 'playwright-report']

function* files(path: string, { folders, files: skipped }: Build['ignored']): Generator<string> {
  if (statSync(path).isFile()) return yield path
  const entries = readdirSync(path, { withFileTypes: true })
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (neverRead.includes(name) || folders.includes(name) || skipped.test(name)) continue
    yield* files(join(path, name), { folders, files: skipped })
  }
}

function digest({ inputs, ignored }: Build): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of files(join(root, input), ignored)) {
      hash.update(file.slice(root.length)).update(readFileSync(file))
    }
  }
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
