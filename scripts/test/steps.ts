import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensurePanel, ensureServer } from '../ensureBuilt.ts'
import {
  errorLines,
  type Failure,
  ofPlaywright,
  ofVitest,
  type Report,
  withCauses,
} from '../failures.ts'
import { root, run } from '../run.ts'

/** What a step found. */
interface Outcome {
  passed: number
  failures: Failure[]
  flaky?: Failure[]
  /** The end of the output, if it says more than the failures do. */
  tail?: string
}

/** One part of `pnpm test`. */
export interface Step {
  name: string
  /** The step that must finish first. */
  after?: string
  /** Whether it runs only if it is named. */
  isExtra?: boolean
  /** @param files runs only these test files, if it has any */
  run: (files?: readonly string[]) => Promise<Outcome>
}

/** The folder of all reports. */
export const reports = join(root, '.cache/test')
const tailOf = (output: string, lines: number): string =>
  stripVTControlCharacters(output).trimEnd().split('\n').slice(-lines).join('\n')

/** A command that passes or fails: it counts as one test. */
const check = (name: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await run('pnpm', args)
    if (code === 0) return { passed: 1, failures: [] }
    const message = errorLines(output, 8)
    return { passed: 0, failures: [{ name: `pnpm ${args.join(' ')}`, message }], tail: output }
  },
})

/**
 * A test runner that writes a JSON report. A run that breaks, or that runs no test, counts as a
 * failure.
 */
const suite = <Json>(
  name: string,
  command: (report: string) => { args: string[]; env?: Record<string, string> },
  read: (report: Json) => Report,
): Step => ({
  name,
  run: async (files = []) => {
    const file = join(reports, `${name}.json`)
    const { args: own, env } = command(file)
    const args = [...own, ...files.map((one) => join(root, one))]
    const { code, output } = await run('pnpm', args, { env: { ...process.env, ...env } })
    const report = readReport(file, read)
    if (report.failures.length > 0) return withCauses(report, output)
    const reason =
      code !== 0 ? `ended with ${code}` : report.passed === 0 ? 'ran no test' : undefined
    if (!reason) return report
    const failure = { name: `${name} ${reason}`, message: errorLines(output, 8) }
    return { ...report, failures: [failure], tail: tailOf(output, 40) }
  },
})

function readReport<Json>(file: string, read: (report: Json) => Report): Report {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failures: [], flaky: [] }
  }
}

const vitest = (
  name: string,
  project: string,
  {
    config = 'vitest.config.ts',
    env = {},
    args = [],
  }: { config?: string; env?: Record<string, string>; args?: string[] } = {},
): Step =>
  suite(
    name,
    (report) => ({
      env,
      args: [
        'exec',
        'vitest',
        'run',
        `--config=${config}`,
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
    }),
    ofVitest,
  )

const playwright = (name: string, ...command: string[]): Step =>
  suite(
    name,
    (report) => ({
      args: [...command, '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    ofPlaywright,
  )

const build: Step = {
  name: 'build',
  run: async () => {
    try {
      await Promise.all([ensurePanel(), ensureServer()])
      return { passed: 1, failures: [] }
    } catch (error) {
      const tail = String(error)
      return { passed: 0, failures: [{ name: 'build', message: errorLines(tail, 8) }], tail }
    }
  },
}

const shardOf = (shard: string | undefined): string[] => (shard ? [`--shard=${shard}`] : [])

// Without Storybook's plugins: they take four seconds to load.
const server = { config: 'apps/server/vitest.config.ts' }

/**
 * All steps, the long ones first, so that none runs alone at the end.
 * @param isShared whether two run at a time
 * @param shard runs only this part of the stories and of the end-to-end tests, such as `1/3`
 */
export const createSteps = (isShared: boolean, shard?: string): Step[] => [
  vitest('stories', 'storybook', {
    // With production React, as in the built Storybook: the development build costs a third of the
    // step.
    env: { NODE_ENV: 'production' },
    // Every page loads the whole library, so another step needs the other half.
    args: [...(isShared ? ['--maxWorkers=50%'] : []), ...shardOf(shard)],
  }),
  check('generated', '--filter', '@hearth/api', 'run', 'generate', '--check'),
  check('lint', 'run', 'lint'),
  check('types', 'run', 'types'),
  check('contract', 'run', 'lint:contract'),
  check('unused', 'run', 'lint:unused'),
  build,
  // These measure or run the build.
  { ...vitest('unit', 'unit'), after: build.name },
  {
    ...playwright('e2e', '--filter', '@hearth/admin', 'run', 'e2e', ...shardOf(shard)),
    after: build.name,
  },
  { ...vitest('server-pglite', 'server:pglite', server), after: build.name },
  vitest('packages', 'packages'),
  playwright('storybook', 'exec', 'node', 'scripts/storybookPages.ts'),
  { ...vitest('server-postgres', 'server:postgres', server), after: build.name },
  { ...vitest('previous', 'server:previous', server), after: build.name, isExtra: true },
  { ...vitest('server-pglite-all', 'server:pglite-all', server), after: build.name, isExtra: true },
]
