// `pnpm test`: all checks in one command. It prints a line for each step, the failures, a recap
// of them, the seconds of each step, and 'N passed, N failed' at the end. Arguments select steps by
// name: `pnpm test lint e2e`. The seconds are also in `.cache/test/seconds.json`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser, ensureOtherBrowsers } from './ensureBrowser.ts'
import { ensurePanel, ensureServer } from './ensureBuilt.ts'
import {
  errorLines,
  excerpt,
  type Failure,
  ofPlaywright,
  ofVitest,
  type Report,
  recap,
  withCauses,
} from './failures.ts'
import { ensureProgram } from './programs.ts'
import { root, run } from './run.ts'

interface Outcome {
  passed: number
  failures: Failure[]
  flaky?: Failure[]
  /** The end of the output, if it says more than the failures do. */
  tail?: string
}

interface Step {
  name: string
  /** The step that must finish first. */
  after?: string
  /** Whether it runs only if it is named. */
  isExtra?: boolean
  run: () => Promise<Outcome>
}

const reports = join(root, '.cache/test')
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
const suite = (
  name: string,
  command: (report: string) => { args: string[]; env?: Record<string, string> },
  read: (report: never) => Report,
): Step => ({
  name,
  run: async () => {
    const file = join(reports, `${name}.json`)
    const { args, env } = command(file)
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

function readReport(file: string, read: (report: never) => Report): Report {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never)
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

// Without Storybook's plugins: they take four seconds to load.
const server = { config: 'apps/server/vitest.config.ts' }
const wanted = process.argv.slice(2)
const isWhole = wanted.length === 0
const stories = {
  // With production React, as in the built Storybook: the development build costs a third of the
  // step.
  env: { NODE_ENV: 'production' },
  // Every page loads the whole library, and in a full run another step uses the other half.
  args: isWhole ? ['--maxWorkers=50%'] : [],
}

// Two at a time, as no step keeps two cores busy by itself: each one starts and ends on one core,
// and waits in between. The long ones come first, so that none runs alone at the end.
const steps: Step[] = [
  vitest('stories', 'storybook', stories),
  check('generated', '--filter', '@hearth/api', 'run', 'generate', '--check'),
  check('lint', 'run', 'lint'),
  check('types', 'run', 'types'),
  check('contract', 'run', 'lint:contract'),
  check('unused', 'run', 'lint:unused'),
  build,
  // These measure or run the build.
  { ...vitest('unit', 'unit'), after: build.name },
  { ...playwright('e2e', '--filter', '@hearth/admin', 'run', 'e2e'), after: build.name },
  { ...vitest('server-pglite', 'server:pglite', server), after: build.name },
  vitest('packages', 'packages'),
  playwright('storybook', 'exec', 'node', 'scripts/storybookPages.ts'),
  { ...vitest('server-postgres', 'server:postgres', server), after: build.name },
  { ...vitest('server-pglite-all', 'server:pglite-all', server), after: build.name, isExtra: true },
]

// A step that breaks must not be judged by the report of an earlier run.
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// It starts dozens of servers: only the first one strips types and compiles.
process.env.NODE_COMPILE_CACHE = join(root, '.cache/compiled')

const known = steps.map((step) => step.name)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No test step named ${unknown.join(', ')}. Steps: ${known.join(', ')}.`)
  process.exit(2)
}
const isWanted = ({ name, isExtra }: Step) => (isWhole ? !isExtra : wanted.includes(name))
const needed = steps.filter(isWanted).map(({ after }) => after)
const chosen = steps.filter((step) => isWanted(step) || needed.includes(step.name))

const inBrowser = ['stories', 'storybook', 'e2e', 'packages']
try {
  if (chosen.some(({ name }) => inBrowser.includes(name))) await ensureBrowser('tests')
  if (chosen.some(({ name }) => ['e2e', 'server-postgres'].includes(name))) {
    await ensureProgram('nginx')
    await ensureProgram('caddy')
  }
  if (chosen.some(({ name }) => name === 'e2e')) {
    const others = await ensureOtherBrowsers()
    process.env.HEARTH_BROWSERS = others.join()
    for (const name of ['firefox', 'webkit'] as const) {
      if (others.includes(name)) continue
      console.log(`browsers: ${name} could not be installed here: its tests are not run`)
    }
  }
} catch (error) {
  // It says what to install.
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

let passedTotal = 0
const failed: Failure[] = []
const flakyTests: Failure[] = []
const seconds: Record<string, number> = {}
const began = performance.now()
/** Seconds, with one decimal. */
const since = (start: number): number => Math.round((performance.now() - start) / 100) / 10

async function runStep(step: Step): Promise<void> {
  const start = performance.now()
  const { passed, failures, flaky = [], tail } = await step.run()
  const inStep = ({ name, message }: Failure) => ({ name: `${step.name}: ${name}`, message })
  passedTotal += passed
  failed.push(...failures.map(inStep))
  flakyTests.push(...flaky.map(inStep))
  const mark = failures.length === 0 ? 'ok  ' : 'FAIL'
  const time = since(start)
  seconds[step.name] = time
  console.log(
    `${mark} ${step.name.padEnd(16)} ${passed} passed, ${failures.length} failed (${time} s)`,
  )
  if (tail) console.log(tail)
  else for (const { name, message } of failures) console.log(`  ${name}\n${excerpt(message, 30)}`)
}

const waiting = [...chosen]
const ended = new Set<string>()

/** The first step that may start now. */
function takeStep(): Step | undefined {
  const next = waiting.findIndex(({ after }) => after === undefined || ended.has(after))
  return next < 0 ? undefined : waiting.splice(next, 1)[0]
}

async function runSteps(): Promise<void> {
  for (let step = takeStep(); step; step = takeStep()) {
    await runStep(step)
    ended.add(step.name)
  }
}
await Promise.all([runSteps(), runSteps()])

if (flakyTests.length > 0) {
  console.log(`\n${flakyTests.length} flaky, passed on their second try:`)
  for (const { name, message } of flakyTests) console.log(`~ ${name}\n${excerpt(message, 8)}`)
}
if (failed.length > 0) console.log(`\nFailed:\n${recap(failed)}\n`)
const took = Object.entries(seconds).map(([name, time]) => `${name} ${time} s`)
console.log(`Took ${since(began)} s: ${took.join('; ')}.`)
writeFileSync(join(reports, 'seconds.json'), `${JSON.stringify(seconds, undefined, 2)}\n`)
console.log(`${passedTotal} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
