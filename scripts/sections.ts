import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { root } from './run.ts'

/** The sections of the specification that something can be held to, in its order. */
export const sections: ReadonlyMap<string, string> = new Map([
  ['2.1', 'Routes'],
  ['2.2', 'Layout'],
  ['2.3', 'Login'],
  ['2.4', 'Two-factor page'],
  ['2.5', 'Forgot password'],
  ['2.6', 'Reset password'],
  ['2.7', 'Email verification'],
  ['2.8', 'Delete account'],
  ['2.9', 'Mobile redirect page'],
  ['2.10', '404 page'],
  ['2.11', 'Dashboard'],
  ['2.12', 'Citizenship requests'],
  ['2.13', 'Posts'],
  ['2.14', 'Announcements'],
  ['2.15', 'Users list'],
  ['2.16', 'User invites'],
  ['2.17', 'User details'],
  ['2.18', 'Memberships list'],
  ['2.19', 'Membership create and edit'],
  ['2.20', 'Membership view'],
  ['2.21', 'Shared pieces'],
  ['3', 'Entities'],
  ['4', 'States and transitions'],
  ['5', 'Validation rules'],
  ['6', 'Roles and permissions'],
  ['7', 'Calls'],
  ['8', 'Error catalogue'],
  ['9', 'Constants and limits'],
])

/** A test that was run, by the file it stands in. */
export interface Ran {
  file: string
  /** What it says of itself; without any, its file speaks for it. */
  tags: readonly string[]
}

interface VitestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** Of `vitest --reporter=json`: what was passed over did not run. */
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

/** Of `playwright test --reporter=json`. */
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

/** What each step of `pnpm test` ran, by the JSON reports in a folder; nothing where one broke before it wrote. */
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
 * The sections that a test file names: stories by `parameters.spec`, any other by a line of its own,
 * '// Specification: 2.15, 7'. A file about none of them has no such line, or says 'none'.
 */
export function namedIn(source: string): string[] {
  const spec = /\bspec: '([\d.]+)'/.exec(source)?.[1]
  const line = /^\/\/ Specification: (.+)$/m.exec(source)?.[1]
  return spec ? [spec] : (line?.split(', ') ?? []).filter((one) => one !== 'none')
}

const sourceOf = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/** How many tests answer each section; one that names two counts for both, one that names none for ''. */
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

/** The table of sections by steps, one line each; a section without a test says so. */
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
