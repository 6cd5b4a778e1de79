import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { type Sources, sourceFiles } from '../scripts/fresh.ts'
import { panelSources, serverSources, storybookSources } from '../scripts/sources.ts'
import { list, read } from './files'

const all = new Set(list())
/** With the files that are read as text, or that only run the build: their imports are not in it. */
const builds: readonly { name: string; sources: Sources; leaves: RegExp }[] = [
  { name: 'the server', sources: serverSources, leaves: /^scripts\// },
  { name: 'the panel', sources: panelSources, leaves: /^scripts\// },
  { name: 'Storybook', sources: storybookSources, leaves: /^(scripts|apps\/admin\/src)\// },
]

/** Imports of values: those of types are gone in a build. */
const imports =
  /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** The file of this repository, or the sources of its package, that an import leads to. */
function targetOf(file: string, path: string): string | undefined {
  const [, packageName] = /^@hearth\/(\w+)\//.exec(path) ?? []
  if (packageName) return `packages/${packageName}/src`
  if (!path.startsWith('.')) return undefined
  const target = join(dirname(file), path.replace(/\?.*/, ''))
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((one) => all.has(one))
}

/** Paths from the root of the repository that a program names, like `{packages/ui,apps/admin}/src`. */
const named = /'(?:\.\.\/)*(?:\{([\w/,.-]+)\}|((?:apps|packages|docs|openapi)\b))(\/[\w/.-]*)/g
const pathsIn = (source: string): string[] =>
  [...source.matchAll(named)].flatMap(([, choices, top = '', rest = '']) =>
    (choices?.split(',') ?? [top]).map((first) => join(first, rest).replace(/\/$/, '')),
  )

describe.each(builds)('the build of $name is stale after a change of', ({ sources, leaves }) => {
  const files = sourceFiles(sources).filter((file) => /\.tsx?$/.test(file))
  const isInput = (path: string) =>
    sources.inputs.some((input) => path === input || path.startsWith(`${input}/`))

  it('every file that it imports', () => {
    const bundled = files.filter((file) => !leaves.test(file))
    const unlisted = bundled.flatMap((file) =>
      [...read(file).matchAll(imports)]
        .map(([, fixed, late]) => targetOf(file, fixed ?? late ?? ''))
        .filter((target) => target !== undefined && !isInput(target))
        .map((target) => `${file}: ${target}`),
    )
    expect(unlisted).toEqual([])
  })

  it('every folder that its own programs read', () => {
    const programs = files.filter((file) => /^\.storybook\/|^apps\/admin\/scripts\//.test(file))
    const unlisted = programs.flatMap((file) =>
      pathsIn(read(file))
        .filter((path) => !isInput(path))
        .map((path) => `${file}: ${path}`),
    )
    expect(unlisted).toEqual([])
  })
})
