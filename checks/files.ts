import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Tracked and new files that match git pathspecs, relative to the root, without files that git
 * ignores.
 */
export function list(...pathspecs: string[]): string[] {
  const git = ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...pathspecs]
  return execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** `file:line  text` of every matching line of the files. */
export function grep(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}  ${line.trim()}`] : [])),
  )
}
