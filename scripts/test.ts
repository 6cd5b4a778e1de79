// `pnpm test`: everything that must hold, in one command. Prints a line for each step, the output of
// what failed, and 'N passed, N failed' at the end. Arguments pick steps by name: `pnpm test lint e2e`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './ensureBrowser.ts'
import { ensurePanel } from './panel.ts'
import { root, run } from './run.ts'

interface Count {
  passed: number
  failed: number
}

interface Outcome extends Count {
  /** What to show when something failed. */
  output: string
}

interface Step {
  name: string
  run: () => Promise<Outcome>
}

const reports = join(root, '.cache/test')

/** A command that holds or does not: counts as one. */
const check = (name: string, ...args: string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await run('pnpm', args)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  },
})

/** A test runner that writes a JSON report; a run that breaks before it reports counts as one failure. */
const suite = (
  name: string,
  command: (report: string) => { args: string[]; env?: Record<string, string> },
  count: (report: never) => Count,
): Step => ({
  name,
  run: async () => {
    const report = join(reports, `${name}.json`)
    const { args, env } = command(report)
    const { code, output } = await run('pnpm', args, { env: { ...process.env, ...env } })
    const counted = readCount(report, count)
    const broke = code !== 0 && counted.failed === 0
    const empty = code === 0 && counted.passed === 0
    return { ...counted, failed: counted.failed + (broke || empty ? 1 : 0), output }
  },
})

function readCount(report: string, count: (report: never) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')) as never)
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const vitest = (name: string, ...projects: string[]): Step =>
  suite(
    name,
    (report) => ({
      args: [
        'exec',
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    }),
    (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  )

const playwright = (name: string): Step =>
  suite(
    name,
    (report) => ({
      args: ['--filter', '@hearth/admin', 'run', 'e2e', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    }),
  )

const build: Step = {
  name: 'build',
  run: async () => {
    try {
      await ensurePanel()
      return { passed: 1, failed: 0, output: '' }
    } catch (error) {
      return { passed: 0, failed: 1, output: String(error) }
    }
  },
}

// Steps of one group run side by side; groups one after the other. Two cores: few heavy things at once.
const groups: Step[][] = [
  [
    check('generated', '--filter', '@hearth/api', 'run', 'generate', '--check'),
    check('lint', 'run', 'lint'),
    check('types', 'run', 'types'),
  ],
  [check('contract', 'run', 'lint:contract'), check('unused', 'run', 'lint:unused'), build],
  [vitest('unit', 'unit')],
  [vitest('stories', 'storybook')],
  [vitest('server-pglite', 'server:pglite')],
  [vitest('server-postgres', 'server:postgres')],
  [playwright('e2e')],
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const wanted = process.argv.slice(2)
const known = groups.flat().map((step) => step.name)
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`No test step named ${unknown.join(', ')}. Steps: ${known.join(', ')}.`)
  process.exit(2)
}
const chosen = groups
  .map((group) => group.filter((step) => wanted.length === 0 || wanted.includes(step.name)))
  .filter((group) => group.length > 0)

if (chosen.flat().some((step) => step.name === 'stories' || step.name === 'e2e')) {
  await ensureBrowser()
}

const total: Count = { passed: 0, failed: 0 }
const began = performance.now()
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

for (const group of chosen) {
  await Promise.all(
    group.map(async (step) => {
      const start = performance.now()
      const { passed, failed, output } = await step.run()
      total.passed += passed
      total.failed += failed
      const mark = failed === 0 ? 'ok  ' : 'FAIL'
      console.log(
        `${mark} ${step.name.padEnd(16)} ${passed} passed, ${failed} failed (${seconds(start)})`,
      )
      if (failed > 0) console.log(output)
    }),
  )
}

console.log(`Took ${seconds(began)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
