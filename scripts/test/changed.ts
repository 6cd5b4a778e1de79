import { sectionsNamed } from '../../.storybook/specification.ts'
import type { Importers, Repository } from './repository.ts'
import { serverSuites } from './serverSuites.ts'

/** The part of one step that a change concerns. */
export interface Part {
  step: string
  /** Undefined: the whole step. */
  files?: readonly string[]
  /** What is run and what is left out, for a person. */
  says: string
}

/** The steps that take seconds. They see the whole repository. */
const quick = ['generated', 'lint', 'types', 'contract', 'unused']

/** Files that no test imports, and the steps that they concern as a whole. */
const unimported: readonly [RegExp, readonly string[]][] = [
  [
    /^(pnpm-(lock|workspace)\.yaml|package\.json|tsconfig.*\.json|vitest\.config\.ts)$/,
    ['unit', 'stories', 'e2e', 'server-postgres', 'server-pglite', 'packages', 'storybook'],
  ],
  [/^\.storybook\//, ['stories', 'storybook']],
  [/\.mdx$/, ['storybook']],
  [/^apps\/admin\/(index\.html|vite\.config\.ts|playwright\.config\.ts|scripts\/)/, ['e2e']],
  [
    /^apps\/server\/(migrations\/|vitest\.config\.ts|test\/\w+\.setup\.ts)/,
    ['server-postgres', 'server-pglite'],
  ],
  [/^packages\/\w+\/(package\.json|tsdown\.config\.ts|examples\/)/, ['packages']],
]

/** The test files of each step. Vitest leaves out those that are not of the step's project. */
const testsOf = {
  unit: /^(packages\/\w+\/src|apps\/admin|checks|scripts|apps\/server\/test\/unit)\/.*\.test\.ts$/,
  stories: /\.stories\.tsx$/,
  'server-postgres': /^apps\/server\/test\/(postgres\/)?\w+\.test\.ts$/,
  'server-pglite': /^apps\/server\/test\/(pglite\/)?\w+\.test\.ts$/,
  e2e: /\.e2e\.ts$/,
}

/** These read the whole repository, and import only what they need to read it. */
const isCheck = (file: string): boolean => /^(checks|scripts)\/.*\.test\.ts$/.test(file)

/** What the two databases may do in different ways. */
const ofDatabase = /^apps\/server\/(src\/platform|test\/pglite)\//

/** A change of more sections than this concerns the whole panel: its end-to-end part is a journey. */
const maxSections = 6
const journey = 'apps/admin/e2e/tasks.e2e.ts'

/** The changed files, and all that import them. */
function reach(changed: readonly string[], importers: Importers): Set<string> {
  const reached = new Set(changed)
  for (const file of reached) for (const one of importers.get(file) ?? []) reached.add(one)
  return reached
}

const screenOf = (file: string): string | undefined =>
  /^packages\/ui\/src\/screens\/[^/]+\//.exec(file)?.[0]

/** The sections that a file names in a comment, or in `spec` of its stories. */
const sectionsIn = (text: string): string[] => [
  ...sectionsNamed(text),
  ...[...text.matchAll(/\bspec: '([\d.]+)'/g)].map(([, section = '']) => section),
]

/** The sections that a change concerns: of the screens that it reaches, and those that it names. */
function sectionsOf(
  changed: readonly string[],
  reached: ReadonlySet<string>,
  { files, importers, read }: Repository,
): Set<string> {
  const isShown = (file: string): boolean =>
    reached.has(file) ||
    [...(importers.get(file) ?? [])].some((one) => /\/routes\//.test(one) && reached.has(one))
  const screens = new Set(files.filter(isShown).flatMap((file) => screenOf(file) ?? []))
  const stories = files.filter(
    (file) => testsOf.stories.test(file) && screens.has(screenOf(file) ?? ''),
  )
  const product = changed.filter((file) => /\/src\//.test(file) && files.includes(file))
  return new Set([...stories, ...product].flatMap((file) => sectionsIn(read(file))))
}

/** The end-to-end files of some sections. Those of all sections (2, 4, 9) are of no single one. */
const filesOfSections = (sections: ReadonlySet<string>, { files, read }: Repository): string[] =>
  files.filter(
    (file) =>
      testsOf.e2e.test(file) &&
      sectionsNamed(read(file)).some((one) => one.startsWith('2.') && sections.has(one)),
  )

/** The parts of the steps that a change of these files concerns. */
export function partsOf(changed: readonly string[], repository: Repository): Part[] {
  const { files, importers } = repository
  const reached = reach(changed, importers)
  const whole = new Set(
    unimported.flatMap(([path, steps]) => (changed.some((file) => path.test(file)) ? steps : [])),
  )
  const sections = sectionsOf(changed, reached, repository)
  const isWide = sections.size > maxSections
  const ofSections = isWide ? [journey] : filesOfSections(sections, repository)
  const ofServer = serverSuites(changed, repository) ?? reached
  const isOfDatabase = changed.some((file) => ofDatabase.test(file))
  const reasons: Readonly<Record<string, string>> = {
    ...(isWide && { e2e: `, as it concerns ${sections.size} sections: a journey` }),
    ...(!isOfDatabase && { 'server-pglite': ', as nothing changed below the statements' }),
  }

  const isChosen = (step: string, file: string): boolean =>
    isCheck(file) ||
    (step === 'e2e' && ofSections.includes(file)) ||
    (step === 'server-postgres' && ofServer.has(file)) ||
    (step === 'server-pglite' && isOfDatabase && reached.has(file)) ||
    (!step.startsWith('server-') && reached.has(file))
  const some = Object.entries(testsOf).map(([step, path]): Part => {
    const all = files.filter((file) => path.test(file))
    const chosen = all.filter((file) => isChosen(step, file))
    if (whole.has(step) || chosen.length === all.length) return { step, says: 'all' }
    const says = `${chosen.length} of ${all.length} files${reasons[step] ?? ''}`
    return { step, files: chosen, says }
  })
  const others = ['packages', 'storybook'].map(
    (step): Part =>
      whole.has(step) ? { step, says: 'all' } : { step, files: [], says: 'nothing' },
  )
  return [...quick.map((step): Part => ({ step, says: 'all' })), ...some, ...others]
}
