// `pnpm test`: all checks in one command. It prints a line for each step, the failures, a recap
// of them, the seconds of each step, and 'N passed, N failed' at the end. Arguments select steps by
// name: `pnpm test lint e2e`. `--changed` selects the tests that the changes since `main` concern, or
// since the commit after `--since`. `--shard 1/3` runs a third of the stories and of the end-to-end
// tests. The seconds are also in `.cache/test/seconds.json`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePostgres } from '../apps/server/test/postgresServer.ts'
import { ensureBrowser, ensureOtherBrowsers } from './ensureBrowser.ts'
import { excerpt, type Failure, recap } from './failures.ts'
import { ensureProgram } from './programs.ts'
import { root } from './run.ts'
import { type Part, partsOf } from './test/changed.ts'
import { changedFiles, readRepository } from './test/repository.ts'
import { createSteps, reports, type Step } from './test/steps.ts'

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, since: { type: 'string' }, shard: { type: 'string' } },
})
const isWhole = wanted.length === 0
const steps = createSteps(isWhole, values.shard)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  const known = steps.map(({ name }) => name).join(', ')
  console.error(`No test step named ${unknown.join(', ')}. Steps: ${known}.`)
  process.exit(2)
}

/** The parts of a change, by step. Undefined: everything runs. */
const parts: ReadonlyMap<string, Part> | undefined =
  values.changed || values.since !== undefined
    ? new Map(
        partsOf(changedFiles(values.since), readRepository()).map((part) => [part.step, part]),
      )
    : undefined
for (const { step, says } of parts?.values() ?? []) console.log(`${step.padEnd(16)} ${says}`)

/** Whether a step is asked for, and concerned by the change. */
const isWanted = ({ name, isExtra }: Step): boolean =>
  (isWhole ? !isExtra : wanted.includes(name)) && parts?.get(name)?.files?.length !== 0
const needed = steps.filter(isWanted).map(({ after }) => after)
const chosen = steps.filter((step) => isWanted(step) || needed.includes(step.name))

// A step that breaks must not be judged by the report of an earlier run.
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// It starts dozens of servers: only the first one strips types and compiles.
process.env.NODE_COMPILE_CACHE = join(root, '.cache/compiled')

const inBrowser = ['stories', 'storybook', 'e2e', 'packages']
try {
  if (chosen.some(({ name }) => inBrowser.includes(name))) await ensureBrowser('tests')
  if (chosen.some(({ name }) => ['e2e', 'server-postgres', 'previous'].includes(name))) {
    await ensureProgram('nginx')
    await ensureProgram('caddy')
    ensurePostgres()
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
  const { passed, failures, flaky = [], tail } = await step.run(parts?.get(step.name)?.files)
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

// Two at a time, as no step keeps two cores busy by itself: each one starts and ends on one core,
// and waits in between.
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
