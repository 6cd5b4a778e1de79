import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { root } from '../run.ts'

/** Importing files, by imported file. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

/** What the selection of tests needs to know. All paths are relative to the root. */
export interface Repository {
  files: readonly string[]
  importers: Importers
  read: (file: string) => string
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean)

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/**
 * The files that differ from a commit, new and deleted ones too.
 * @param since by default where the branch left `main`, and on `main` the commit before
 * @throws Error if there is no such commit
 */
export function changedFiles(since?: string): string[] {
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD')
  const base = since ?? (branch === 'main' ? 'HEAD~1' : git('merge-base', 'main', 'HEAD')[0])
  if (!base) throw new Error('No commit in common with main: name one with --since.')
  const tracked = git('diff', '--name-only', '--no-renames', base)
  return [...new Set([...tracked, ...git('ls-files', '-o', '--exclude-standard')])]
}

interface Offer {
  pattern: RegExp
  target: string
}

/** The paths that each package offers, and the files behind them. */
const readOffers = (): Offer[] =>
  ['api', 'ui'].flatMap((name) => {
    const { exports } = JSON.parse(read(`packages/${name}/package.json`))
    return Object.entries<string>(exports).map(([key, target]) => ({
      pattern: new RegExp(`^@hearth/${name}${key.slice(1).replaceAll('*', '(.+)')}$`),
      target: `packages/${name}/${target.slice(2)}`,
    }))
  })

/** The path that an import means, perhaps without its extension; undefined for other packages. */
function pathOf(file: string, specifier: string, offers: readonly Offer[]): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  for (const { pattern, target } of offers) {
    const match = pattern.exec(specifier)
    if (match) return target.replaceAll('*', match[1] ?? '')
  }
  return undefined
}

/** Of these only the step `types` depends, and it checks everything. */
const typeImports = /^(import|export) type (\{[^}]*\}|\* as \w+|\w+) from '[^']+'/gm

/** All tracked and new files, and what imports a value of each of them, also at run time. */
export function readRepository(): Repository {
  const listed = git('ls-files', '-co', '--exclude-standard', '--deduplicate')
  const files = listed.filter((file) => existsSync(join(root, file)))
  const offers = readOffers()
  const known = new Set(files)
  const importers = new Map<string, Set<string>>()
  for (const file of files.filter((name) => /\.(tsx?|mdx)$/.test(name))) {
    const text = read(file).replaceAll(typeImports, '')
    for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const path = pathOf(file, name, offers)
      const target = ['', '.ts', '.tsx'].map((end) => path + end).find((one) => known.has(one))
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file))
    }
  }
  return { files, importers, read }
}
