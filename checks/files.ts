import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Tracked and new files that match git pathspecs, relative to the root, without files that git
 * ignores. A `*` in a pathspec matches folders too.
 * @throws Error for two stars before a slash: they skip the files directly in the folder
 */
export function list(...pathspecs: string[]): string[] {
  const wrong = pathspecs.find((one) => one.includes('**/'))
  if (wrong) throw new Error(`${wrong}: '**/' skips files, and '*' alone matches folders too`)
  const git = ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...pathspecs]
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\n')
  // A deleted file stays tracked until the deletion is committed.
  return files.filter((file) => file !== '' && existsSync(join(root, file)))
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
