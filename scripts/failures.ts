import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.ts'

/** A failed test, or a failed step that is a single check. */
export interface Failure {
  name: string
  message: string
}

/** The content of a test runner's JSON report. */
export interface Report {
  passed: number
  failures: Failure[]
  /** Tests that failed and then passed on their one retry, which CI allows. They count as passed. */
  flaky: Failure[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: VitestTest[]
  }[]
}

interface VitestTest {
  status: string
  ancestorTitles: string[]
  title: string
  failureMessages: string[]
}

/**
 * Reads `vitest --reporter=json`. A file that breaks before its tests counts as one failure. The
 * report keeps the errors of a first try, so a passed test with errors is flaky.
 */
export function ofVitest({ numPassedTests, testResults }: VitestReport): Report {
  const failures: Failure[] = []
  const flaky: Failure[] = []
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name)
    const toFailure = ({ ancestorTitles, title, failureMessages }: VitestTest): Failure => ({
      name: [file, ...ancestorTitles, title].join(' > '),
      message: failureMessages.join('\n'),
    })
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') failures.push({ name: file, message })
    failures.push(...failed.map(toFailure))
    flaky.push(
      ...assertionResults
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map(toFailure),
    )
  }
  return { passed: numPassedTests, failures, flaky }
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** Reads `playwright test --reporter=json`. */
export function ofPlaywright({ stats, errors, suites }: PlaywrightReport): Report {
  const inSuite = (suite: PlaywrightSuite, status: string, above: string[]): Failure[] => {
    const path = [...above, suite.title].filter(Boolean)
    const own = suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({
          name: [...path, title].join(' > '),
          message: results
            .flatMap((result) => result.errors.map(({ message }) => message))
            .join('\n'),
        })),
    )
    return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, status, path))]
  }
  const before = errors.map(({ message = '' }) => ({ name: 'before any test', message }))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...before, ...suites.flatMap((suite) => inSuite(suite, 'unexpected', []))],
    flaky: suites.flatMap((suite) => inSuite(suite, 'flaky', [])),
  }
}

/** Adds the causes of errors, which a runner prints below them and leaves out of its report. */
export function withCauses(report: Report, output: string): Report {
  const causes = new Set(stripVTControlCharacters(output).match(/^Caused by: .*$/gm))
  return {
    ...report,
    failures: report.failures.map(({ name, message }) => ({
      name,
      message: [...causes, message].join('\n'),
    })),
  }
}

const isNoise = (line: string): boolean =>
  line.trim() === '' || /^\s+at .*(node_modules|node:internal|\/deps\/|<anonymous>)/.test(line)

/** The lines of a tool's output with an error; without any, the end of the output. */
export function errorLines(output: string, lines: number): string {
  const all = stripVTControlCharacters(output).trimEnd().split('\n')
  const faults = all.filter((line) => /\berror\b|\blint\/| format ━|^\s*[×✖]/i.test(line))
  return (faults.length > 0 ? faults.slice(0, lines) : all.slice(-lines)).join('\n')
}

/** The first meaningful lines of a message: no colours, no frames of libraries. */
export function excerpt(message: string, lines: number): string {
  const shown = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !isNoise(line))
  return shown
    .slice(0, lines)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n')
}

/**
 * Maximum number of lines in a recap: a log that keeps only its end still shows which tests
 * failed, and why.
 */
const room = 32

/** The failures, short enough for the end of a log: the more there are, the fewer words each. */
export function recap(failures: Failure[]): string {
  const shown = failures.slice(0, room - 1)
  const each = Math.min(8, Math.floor(room / Math.max(shown.length, 1)) - 1)
  const texts = shown.flatMap(({ name, message }) => [`✗ ${name}`, excerpt(message, each)])
  const rest = failures.length - shown.length
  return [...texts, rest > 0 ? `and ${rest} more` : ''].filter(Boolean).join('\n')
}
