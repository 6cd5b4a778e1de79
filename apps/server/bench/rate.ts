// Measures how many requests a second the server answers to ten callers at a time, and what each
// costs its process: `pnpm bench:rate`, or `pnpm bench:rate --users 1000000 --postgres`. The CPU time
// of a request hardly depends on what else the machine does, the rate does. `--write` writes the
// table into docs/performance.md. The exit code is 1 when a target is missed; a busy machine
// neither judges nor writes.
import { parseArgs } from 'node:util'
import { busyShare, quiet } from '../../../scripts/busyShare.ts'
import { headingOf, writeMeasured } from '../../../scripts/performanceReport.ts'
import { summarize } from './measure.ts'
import { type BenchServer, startBenchServer } from './server.ts'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '10000' },
    postgres: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
  },
})
const users = Number(values.users)
const seconds = Number(values.seconds)
const database = values.postgres ? 'postgres' : 'embedded'

const callers = 10
/** Longest time for 99 of 100 requests, in milliseconds. */
const patience = 50
/** Most megabytes of a server with its embedded database: before the requests, and after them. */
const mostMemory = values.postgres ? [Infinity, Infinity] : [300, 500]

interface Rated {
  readonly name: string
  /** Asked for in turn. */
  readonly paths: readonly string[]
  /** Requests a second that are promised. */
  readonly target?: number
}

const page = (at: number, limit = 10): string => `/api/users?page=${at}&limit=${limit}`
const empty: Rated = { name: 'empty handler (/healthz)', paths: ['/healthz'] }
const cases: readonly Rated[] = [
  { name: 'users, first page', paths: [page(1)], target: values.postgres ? 2000 : 800 },
  { name: 'users, pages 1 to 50', paths: Array.from({ length: 50 }, (_, i) => page(i + 1)) },
  { name: 'users, 100 rows', paths: [page(1, 100)] },
  { name: 'all posts', paths: ['/api/posts'], ...(!values.postgres && { target: 600 }) },
]

/** Answers of all callers in this many seconds, in milliseconds each. */
const ask = async (server: BenchServer, paths: readonly string[], duration: number) => {
  const times: number[] = []
  const end = performance.now() + duration * 1000
  const caller = async (start: number): Promise<void> => {
    for (let i = start; performance.now() < end; i += callers) {
      const { status, milliseconds } = await server.get(paths[i % paths.length] ?? '/')
      if (status !== 200) throw new Error(`${paths[i % paths.length]} answered ${status}`)
      times.push(milliseconds)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, i) => caller(i)))
  return times
}

const measure = async (server: BenchServer, { name, paths, target }: Rated) => {
  await ask(server, paths, seconds / 4)
  const [cpu, began] = [await server.cpu(), performance.now()]
  const times = await ask(server, paths, seconds)
  const took = performance.now() - began
  const { p50, p99 } = summarize(times)
  const rate = (times.length * 1000) / took
  return { name, target, rate, p50, p99, cpu: ((await server.cpu()) - cpu) / times.length }
}

type Result = Awaited<ReturnType<typeof measure>>

const isMet = ({ target, rate, p99 }: Result): boolean =>
  target === undefined || (rate >= target && p99 < patience)

const row = (result: Result, floor: Result): string => {
  const { name, rate, p50, p99, cpu, target } = result
  const verdict = target === undefined ? '' : isMet(result) ? 'met' : 'missed'
  const cells = [
    name,
    rate.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    cpu.toFixed(2),
    (cpu / floor.cpu).toFixed(1),
    target ?? '',
    verdict,
  ]
  return `| ${cells.join(' | ')} |`
}

const busy = await busyShare()
const server = await startBenchServer({ users, entries: 0, notes: 0 }, database)
try {
  const atRest = await server.memory()
  const floor = await measure(server, empty)
  const results: Result[] = [floor]
  for (const one of cases) results.push(await measure(server, one))
  const memory = [atRest, await server.memory()]
  const isSmall = memory.every((megabytes, i) => megabytes <= (mostMemory[i] ?? 0))
  const judged = `; ${mostMemory.join(' and ')} are promised: ${isSmall ? 'met' : 'missed'}`
  const community = `${users.toLocaleString('en')} users, ${database} database`
  const heading = `${headingOf(`${community}, ${callers} callers`, busy)} Memory ${memory.map((megabytes) => megabytes.toFixed(0)).join(' MB before, ')} MB after${values.postgres ? '' : judged}.`
  const table = [
    '| request | a second | p50, ms | p99, ms | CPU, ms | × empty | target | |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...results.map((result) => row(result, floor)),
  ].join('\n')
  console.log(`\n${heading}\n\n${table}`)
  if (busy > quiet) console.log('\nThe machine is busy: neither judged nor written.')
  else {
    if (values.write) await writeMeasured(`bench:rate ${database}`, `${heading}\n\n${table}`)
    process.exitCode = isSmall && results.every(isMet) ? 0 : 1
  }
} finally {
  await server.stop()
}
