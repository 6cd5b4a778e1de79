// `pnpm test`: everything that must hold, in one command. Prints a line for each step, what failed, a recap
// of that, how many tests answer each section of the specification, and 'N passed, N failed' at the end. Arguments pick steps by name: `pnpm test lint e2e`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './ensureBrowser.ts'
import { ensureNginx } from './ensureNginx.ts'
import {
  errorLines,
  excerpt,
  type Failure,
  ofPlaywright,
  ofVitest,
  type Report,
  recap,
} from './failures.ts'
import { ensurePanel } from './panel.ts'
import { root, run } from './run.ts'
import { readRan, sectionTable } from './sections.ts'
import { ensureServer } from './server.ts'

interface Outcome {
  passed: number
  failures: Failure[]
  /** The end of what was printed, when that says more than the failures do. */
  tail?: string
}

interface Step {
  name: string
  /** The step that must have ended before. */
  after?: string
  run: () => Promise<Outcome>
}

const reports = join(root, '.cache/test')
const tailOf = (output: string, lines: number): string =>
  stripVTControlCharacters(output).trimEnd().split('\n').slice(-lines).join('\n')

/** A command that holds or does not: counts as one. */
const check = (name: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await run('pnpm', args)
    if (code === 0) return { passed: 1, failures: [] }
    const message = errorLines(output, 8)
    return { passed: 0, failures: [{ name: `pnpm ${args.join(' ')}`, message }], tail: output }
  },
})

/** A test runner that writes a JSON report; a run that breaks, or runs no test, is a failure of its own. */
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
    if (report.failures.length > 0) return report
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
    return { passed: 0, failures: [] }
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

// Without Storybook's plugins, which take four seconds to load.
const server = { config: 'apps/server/vitest.config.ts' }
const wanted = process.argv.slice(2)
const isWhole = wanted.length === 0
const stories = {
  // With the React that ships, as in the built storybook: its development build costs a third of the step.
  env: { NODE_ENV: 'production' },
  // Every page loads the whole library; in a whole run the other core is that of the step beside.
  args: isWhole ? ['--maxWorkers=1'] : [],
}

// Two at a time, for no step keeps two cores busy by itself: each begins and ends on one, and waits between.
// The long ones come first, so that none is left alone at the end.
const steps: Step[] = [
  vitest('stories', 'storybook', stories),
  check('generated', '--filter', '@hearth/api', 'run', 'generate', '--check'),
  check('lint', 'run', 'lint'),
  check('types', 'run', 'types'),
  check('contract', 'run', 'lint:contract'),
  check('unused', 'run', 'lint:unused'),
  build,
  vitest('unit', 'unit'),
  {
    ...playwright('e2e', '--filter', '@hearth/admin', 'run', 'e2e'),
    // It meets the built panel and the built server.
    after: build.name,
  },
  vitest('server-pglite', 'server:pglite', server),
  playwright('storybook', 'exec', 'node', 'scripts/storybookPages.ts'),
  vitest('server-postgres', 'server:postgres', server),
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// Dozens of servers are started: only the first of them strips types and compiles.
process.env.NODE_COMPILE_CACHE = join(reports, 'compiled')

const known = steps.map((step) => step.name)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No test step named ${unknown.join(', ')}. Steps: ${known.join(', ')}.`)
  process.exit(2)
}
const isWanted = ({ name }: Step) => isWhole || wanted.includes(name)
const needed = steps.filter(isWanted).map(({ after }) => after)
const chosen = steps.filter((step) => isWanted(step) || needed.includes(step.name))

const inBrowser = ['stories', 'storybook', 'e2e']
if (chosen.some(({ name }) => inBrowser.includes(name))) await ensureBrowser('tests')
if (chosen.some(({ name }) => name === 'e2e')) await ensureNginx()

let passedTotal = 0
const failed: Failure[] = []
const began = performance.now()
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function runStep(step: Step): Promise<void> {
  const start = performance.now()
  const { passed, failures, tail } = await step.run()
  passedTotal += passed
  failed.push(...failures.map(({ name, message }) => ({ name: `${step.name}: ${name}`, message })))
  const mark = failures.length === 0 ? 'ok  ' : 'FAIL'
  console.log(
    `${mark} ${step.name.padEnd(16)} ${passed} passed, ${failures.length} failed (${seconds(start)})`,
  )
  if (tail) console.log(tail)
  else for (const { name, message } of failures) console.log(`  ${name}\n${excerpt(message, 30)}`)
}

const waiting = [...chosen]
const ended = new Set<string>()

/** The first step that may begin now. */
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

if (failed.length > 0) console.log(`\nFailed:\n${recap(failed)}\n`)
console.log(`Took ${seconds(began)}.`)
// Of a part of the steps it would show sections without tests that have some.
if (isWhole) console.log(`\n${sectionTable(readRan(reports))}\n`)
console.log(`${passedTotal} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
