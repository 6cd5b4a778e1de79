// Measures the members list and its search through the API of a real server, on the embedded
// database or on its own PostgreSQL: `pnpm bench`, or `pnpm bench --users 1000000 --postgres`.
// The exit code is 1 when a promise is broken.
import { parseArgs } from 'node:util'
import { formatRow, header, repeatWhile, summarize } from './measure.ts'
import { type BenchServer, startBenchServer } from './server.ts'
import { type Member, typedSearches } from './typed.ts'

/**
 * The promises in milliseconds at p95: lists and searches as people type them, and any other
 * call at the same time. The searches of `cases` are the hard ones, each as often as any other:
 * what is known of them stands in docs/decisions/012-totals-of-searches.md.
 */
const promises = { list: 150, otherCalls: 100 }

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    postgres: { type: 'boolean', default: false },
  },
})
const users = Number(values.users)
const database = values.postgres ? 'postgres' : 'embedded'
const lastPage = Math.ceil(users / 10)

/** The address of a list. Like the panel, a search asks for a total of at most 10,000. */
const list = (query: Record<string, string | number>): string => {
  const sent = Object.entries({ ...query, ...('search' in query && { maxTotal: 10_000 }) })
  return `/api/users?${new URLSearchParams(sent.map(([key, value]): [string, string] => [key, String(value)]))}`
}

const rounds = 120
const asTyped = 'searches as stewards type them'

/**
 * Variants of a search that differ only in trailing blanks. The server caches totals until a member
 * changes, and the bench measures uncached searches.
 */
const search = (terms: readonly string[], more: Record<string, string | number> = {}): string[] =>
  Array.from({ length: rounds }, (_, i) => {
    const blanks = ' '.repeat(Math.floor(i / terms.length))
    return list({ search: `${terms[i % terms.length]}${blanks}`, ...more })
  })

/** Terms that thousands of members match. */
const common =
  '555 + . @ example example. example.o example.c post. mail mail. ple.org ple.com @example @post @mail t.example l.example .com .org ana ari mar ova ian ell ami ina ayo mad ali ost ran'.split(
    ' ',
  )

/** The requests by kind; each kind goes through its requests in turn. */
const cases: Readonly<Record<string, readonly string[]>> = {
  'list: pages 1 to 20': Array.from({ length: 20 }, (_, i) => list({ page: i + 1, limit: 10 })),
  'list: page in the middle': [
    list({ page: Math.ceil(lastPage / 2) }),
    list({ page: Math.ceil(lastPage / 3) }),
  ],
  'list: last page, page past the end': [list({ page: lastPage }), list({ page: lastPage + 100 })],
  'list: 100 rows': [list({ limit: 100 }), list({ page: 7, limit: 100 })],
  'list: verified, pending': [list({ isVerified: 1 }), list({ isVerified: 0, page: 3 })],
  'list: banned': [list({ isBanned: 'true' }), list({ isBanned: 'true', isVerified: 1, page: 5 })],
  'list: badge pending, approved': [
    list({ badgeRequestStatus: 1 }),
    list({ badgeRequestStatus: 2, page: 9 }),
  ],
  'search: rare': search([
    'ana.4711@',
    'eleni.pappas.',
    '555 123 4567',
    'Mafalda Quintela',
    '.77777@',
  ]),
  'search: absent': search(['zzzzqq', 'no such person', '000111222333', 'żółćżółć']),
  'search: one typo': search([
    'quintleo',
    'brandoa',
    'müllnre',
    'schäfelring',
    'brückber',
    'Ковалнко',
    'Ελέμη',
    'lindqivst',
  ]),
  'search: one typo, with filters': [
    list({ search: 'brandoa', isVerified: 1, badgeRequestStatus: 2 }),
    list({ search: 'sosua', isBanned: 'true' }),
  ],
  'search: 100 characters that nobody has': [
    list({ search: 'abcdefghij'.repeat(10) }),
    list({ search: 'marx anma luke katja '.repeat(5).trim().slice(0, 100) }),
    list({ search: 'a'.repeat(100) }),
  ],
  'search: common': search(common),
  'search: common, deep page': search(
    common.map((term) => ` ${term}`),
    { page: 100 },
  ),
  'search: mixed case and accents': search(['mAfAlDa', 'GONÇALO', 'goncalo', 'İPEK', 'ΠΑΠΠΆΣ']),
  'search: other scripts': search([
    'Ελένη',
    'Коваленко',
    'محمد',
    'علی‌رضا',
    'כהן',
    'शर्मा',
    '山田花',
    '김민준',
  ]),
  'search: one and two letters': search(['a', 'z', 'ma', 'li', '王', '이', 'ж', '55', 'x9']),
  'search: wildcards and punctuation': search(['%', '_', '\\', '%%%', '@', '+351', '🌻', "o'"]),
  'search: with filters': [
    list({ search: 'ana', isVerified: 1, badgeRequestStatus: 2 }),
    list({ search: 'example', isBanned: 'true' }),
    list({ search: 'Коваленко', isVerified: 0 }),
  ],
}

const timed = async (server: BenchServer, path: string): Promise<number> =>
  (await server.get(path)).milliseconds

/** Sends two requests at a time, as with two administrators. */
const measure = async (
  server: BenchServer,
  paths: readonly string[],
  times: number,
): Promise<number[]> => {
  const worker = async (start: number): Promise<number[]> => {
    const seen: number[] = []
    for (let i = start; i < times; i += 2) {
      seen.push(await timed(server, paths[i % paths.length] ?? '/'))
    }
    return seen
  }
  return (await Promise.all([worker(0), worker(1)])).flat()
}

/** Searches for members from everywhere in the list. */
const typed = async (server: BenchServer): Promise<string[]> => {
  const pages = Array.from({ length: 20 }, (_, i) => Math.ceil((lastPage * (i + 0.5)) / 20))
  const members: Member[] = []
  for (const page of pages) {
    const { body } = await server.get(list({ page }))
    members.push(...(JSON.parse(body) as { data: Member[] }).data)
  }
  return typedSearches(members, 600).map((term) => list({ search: term }))
}

/** Reads the list after each of some changes, which invalidate all cached totals. */
const measureAfterChanges = async (server: BenchServer, userId: string): Promise<number[]> => {
  const times: number[] = []
  for (let i = 0; i < 40; i += 1) {
    await timed(server, `/api/users/${i % 2 === 0 ? 'ban' : 'un-ban'}/${userId}`)
    times.push(await timed(server, list({ limit: 100 })))
  }
  return times
}

/** Measures each kind in turn, while another client makes other calls. */
const run = async (server: BenchServer) => {
  const { body } = await server.get('/api/users?limit=1')
  const someone = (JSON.parse(body) as { data: { id: string }[] }).data[0]?.id ?? ''
  for (const paths of Object.values(cases)) await measure(server, paths, 10)
  const empty = summarize(await measure(server, ['/healthz'], 400))

  const results = new Map<string, number[]>()
  const everything = async (): Promise<void> => {
    for (const [name, paths] of Object.entries(cases)) {
      results.set(name, await measure(server, paths, rounds))
    }
    const terms = await typed(server)
    results.set(asTyped, await measure(server, terms, terms.length))
    results.set('list: first after a change', await measureAfterChanges(server, someone))
  }
  const running = everything()
  const [health, otherCalls] = await Promise.all([
    repeatWhile(running, 20, () => timed(server, '/healthz')),
    repeatWhile(running, 20, () => timed(server, `/api/users/${someone}`)),
  ])
  return { empty, results, health, otherCalls }
}

/** Prints the table. Returns whether every promise is kept. */
const report = ({
  empty,
  results,
  health,
  otherCalls,
}: Awaited<ReturnType<typeof run>>): boolean => {
  console.log(`\n${users} members, ${database} database, milliseconds\n\n${header}`)
  console.log(formatRow('empty handler (/healthz), alone', empty, empty))
  for (const [name, times] of results) console.log(formatRow(name, summarize(times), empty))
  const all = (kind: string): number[] =>
    [...results].flatMap(([name, times]) => (name.startsWith(kind) ? times : []))
  const verdicts = [
    { name: 'ALL lists', figures: summarize(all('list:')), promise: promises.list },
    { name: asTyped, figures: summarize(all(asTyped)), promise: promises.list },
    { name: '/healthz meanwhile', figures: summarize(health), promise: promises.otherCalls },
    {
      name: 'another /api call meanwhile',
      figures: summarize(otherCalls),
      promise: promises.otherCalls,
    },
  ]
  console.log('')
  console.log(formatRow('every kind of search alike', summarize(all('search:')), empty))
  for (const { name, figures, promise } of verdicts) {
    const verdict = figures.p95 < promise ? 'ok' : 'BROKEN'
    console.log(`${formatRow(name, figures, empty)}  ${verdict}: p95 < ${promise}`)
  }
  return verdicts.every(({ figures, promise }) => figures.p95 < promise)
}

console.log(`Making ${users} members ...`)
const begun = performance.now()
const server = await startBenchServer(users, database)
console.log(`Made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
try {
  process.exitCode = report(await run(server)) ? 0 : 1
} finally {
  await server.stop()
}
