import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { list, read } from './files'

interface Import {
  readonly file: string
  /** The imported file, without its extension. */
  readonly target: string
}

/** Not of the product: tests and stories may import from anywhere. */
const isTest = /\.(test|e2e|stories|live)\.tsx?$|Fixture\.tsx?$|\.gen\.ts$/
const sources = list('apps/*/src/**', 'packages/*/src/**').filter(
  (file) => /\.tsx?$/.test(file) && !isTest.test(file),
)

/** Every relative import and export: of values, of types, and at run time. */
const importsOf = (file: string): Import[] =>
  [...read(file).matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => ({
    file,
    target: join(dirname(file), path).replace(/\.tsx?$/, ''),
  }))

/** A file at the top of `src` counts as a folder of its own. */
const folderOf = (path: string): string => {
  const folder = dirname(path)
  return folder.endsWith('/src') ? path.replace(/\.tsx?$/, '') : folder
}

/** The imports that close a circle of folders. */
const closingCircles = (imports: readonly Import[]): string[] => {
  const reached = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const [from, to] = [folderOf(file), folderOf(target)]
    if (from !== to) reached.set(from, (reached.get(from) ?? new Set()).add(to))
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    from === to ||
    (!seen.has(from) &&
      seen.add(from) &&
      [...(reached.get(from) ?? [])].some((next) => reaches(next, to, seen)))
  return imports
    .filter(({ file, target }) => folderOf(file) !== folderOf(target))
    .filter(({ file, target }) => reaches(folderOf(target), folderOf(file)))
    .map(({ file, target }) => `${file} imports ${target}`)
}

describe('folders import from each other in one direction (docs/decisions/001)', () => {
  it('has no circle of folders, types included', () => {
    const imports = sources.flatMap(importsOf)
    expect(imports.length).toBeGreaterThan(1000)
    expect(closingCircles(imports)).toEqual([])
  })
})
