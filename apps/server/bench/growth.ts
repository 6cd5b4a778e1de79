// Measures how time, bytes and memory grow with the community: `pnpm bench:growth`, or with
// `--postgres`. Lists without pages (posts, invites) are read whole by every dashboard and asked
// again by every poll (specification 2.11, 2.13). `--write` writes the table into
// docs/performance.md, unless the machine is busy.
import { parseArgs } from 'node:util'
import { busyShare, quiet } from '../../../scripts/busyShare.ts'
import { headingOf, writeMeasured } from '../../../scripts/performanceReport.ts'
import { summarize } from './measure.ts'
import { type BenchServer, startBenchServer } from './server.ts'

const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const database = values.postgres ? 'postgres' : 'embedded'

const few = { users: 100, posts: 0, invites: 0, entries: 0, notes: 0 }

/** What grows, its steps, and what is read at each. */
const growths = [
  {
    of: 'users',
    // The embedded database is for small communities, and a million members take it minutes.
    steps: [100, 10_000, values.postgres ? 1_000_000 : 100_000],
    reads: '/api/users?page=1&limit=10',
  },
  { of: 'posts', steps: [100, 1_000, 10_000, 100_000], reads: '/api/posts' },
  { of: 'invites', steps: [100, 1_000, 10_000, 100_000], reads: '/api/invite' },
] as const

interface Step {
  readonly name: string
  /** Medians in milliseconds: the list, and a poll that finds nothing new. */
  readonly read: number
  readonly poll: number
  readonly bytes: number
  /** Megabytes of the server's process. */
  readonly memory: number
}

const times = 15

async function median(read: () => Promise<{ milliseconds: number }>): Promise<number> {
  const seen: number[] = []
  for (let i = 0; i < times; i += 1) seen.push((await read()).milliseconds)
  return summarize(seen).p50
}

async function measure(server: BenchServer, name: string, url: string): Promise<Step> {
  const { status, etag, bytes } = await server.get(url)
  if (status !== 200 || !etag) throw new Error(`${url} answered ${status} with ETag ${etag}`)
  const read = await median(() => server.get(url))
  const poll = await median(async () => {
    const answer = await server.get(url, { 'if-none-match': etag })
    if (answer.status !== 304) throw new Error(`${url} answered ${answer.status} to a poll`)
    return answer
  })
  return { name, read, poll, bytes, memory: await server.memory() }
}

const row = ({ name, read, poll, bytes, memory }: Step): string =>
  `| ${[name, read.toFixed(1), poll.toFixed(1), (bytes / 1000).toFixed(0), memory.toFixed(0)].join(' | ')} |`

const busy = await busyShare()
const lines: string[] = []
for (const { of, steps, reads } of growths) {
  for (const count of steps) {
    const server = await startBenchServer({ ...few, [of]: count }, database)
    try {
      const step = await measure(server, `${count.toLocaleString('en')} ${of}`, reads)
      lines.push(row(step))
      console.log(lines.at(-1))
    } finally {
      await server.stop()
    }
  }
}

const heading = headingOf(`${database} database, medians of ${times}`, busy)
const table = [
  '| besides the demo | list, ms | poll without news, ms | answer, kB | memory, MB |',
  '| --- | --- | --- | --- | --- |',
  ...lines,
].join('\n')
console.log(`\n${heading}\n\n${table}`)
if (busy > quiet) console.log('\nThe machine is busy: not written.')
else if (values.write) await writeMeasured(`bench:growth ${database}`, `${heading}\n\n${table}`)
