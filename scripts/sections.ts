import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { readSpecification } from '../.storybook/specification.ts'
import { root } from './run.ts'

const specification = readSpecification(readFileSync(join(root, 'docs/specification.md'), 'utf8'))

/**
 * The sections of docs/specification.md that tests can cover, with their titles: screens, and 3
 * to 9.
 */
export const sections: ReadonlyMap<string, string> = new Map(
  [...specification.sections]
    .filter(([number]) => /^(2\.\d+|[3-9])$/.test(number))
    .map(([number, { title }]) => [number, title]),
)

/** A test that ran, by its file. */
export interface Ran {
  file: string
  /** The sections that it names itself; without any, those of its file count. */
  tags: readonly string[]
}

interface VitestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** Tests of `vitest --reporter=json`: a skipped test did not run. */
export const ranInVitest = ({ testResults }: VitestReport): Ran[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(() => ({ file: relative(root, name), tags: [] })),
  )

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { file: string; tags: string[]; tests: { status: string }[] }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

/** Tests of `playwright test --reporter=json`. */
export function ranInPlaywright({ config, suites }: PlaywrightReport): Ran[] {
  const inSuite = (suite: PlaywrightSuite): Ran[] => [
    ...suite.specs.flatMap(({ file, tags, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(() => ({ file: relative(root, resolve(config.rootDir, file)), tags })),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ]
  return suites.flatMap(inSuite)
}

const readers: Readonly<Record<string, (report: never) => Ran[]>> = {
  unit: ranInVitest,
  stories: ranInVitest,
  'server-pglite': ranInVitest,
  'server-postgres': ranInVitest,
  e2e: ranInPlaywright,
}

/**
 * The tests of each step of `pnpm test`, from the JSON reports in a folder; none if a step broke
 * before it wrote a report.
 */
export const readRan = (reports: string): Record<string, Ran[]> =>
  Object.fromEntries(
    Object.entries(readers).map(([step, read]) => {
      try {
        return [
          step,
          read(JSON.parse(readFileSync(join(reports, `${step}.json`), 'utf8')) as never),
        ]
      } catch {
        return [step, []]
      }
    }),
  )

/**
 * The sections that a test file names: stories by `parameters.spec`, all others by a line of
 * their own, '// Specification: 2.15, 7'. A file without a section has no such line, or says
 * 'none'.
 */
export function namedIn(source: string): string[] {
  const spec = /\bspec: '([\d.]+)'/.exec(source)?.[1]
  const line = /^\/\/ Specification: (.+)$/m.exec(source)?.[1]
  return spec ? [spec] : (line?.split(', ') ?? []).filter((one) => one !== 'none')
}

const sourceOf = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/**
 * How many tests cover each section. A test that names two sections counts for both, and a test
 * that names none counts for ''.
 */
export function countBySection(ran: readonly Ran[], source = sourceOf): Map<string, number> {
  const ofFile = new Map<string, string[]>()
  const counts = new Map<string, number>()
  for (const { file, tags } of ran) {
    if (!ofFile.has(file)) ofFile.set(file, namedIn(source(file)))
    const own = tags.filter((tag) => sections.has(tag))
    const named = own.length > 0 ? own : (ofFile.get(file) ?? [])
    for (const section of named.length > 0 ? named : ['']) {
      counts.set(section, (counts.get(section) ?? 0) + 1)
    }
  }
  return counts
}

/** The table of sections by steps, one line each; it marks a section without a test. */
export function sectionTable(steps: Readonly<Record<string, readonly Ran[]>>, source = sourceOf) {
  const columns = Object.entries(steps).map(([name, ran]) => ({
    name,
    counts: countBySection(ran, source),
  }))
  const line = (section: string, title: string, cells: readonly string[]): string =>
    [
      section.padEnd(5),
      title.padEnd(28),
      ...cells.map((cell, at) => cell.padStart((columns[at]?.name.length ?? 0) + 2)),
    ]
      .join('')
      .trimEnd()
  const rows = [...sections, ['', 'Beyond the specification']].map(([section = '', title = '']) => {
    const numbers = columns.map(({ counts }) => counts.get(section) ?? 0)
    const isBare = numbers.every((count) => count === 0)
    return line(section, title, numbers.map(String)) + (isBare ? '  no test' : '')
  })
  const names = columns.map(({ name }) => name)
  return ['Tests by section of the specification', line('', '', names), ...rows].join('\n')
}
