// Measures the built panel in ever larger communities: `pnpm build`, then `pnpm bench:web-growth`.
// Posts and invites have no pages in the specification, so the panel reads and polls whole lists
// (2.11, 2.13): what a person does must stay quick all the same, also while one of them arrives.
// The exit code is 1 when an interaction takes too long. `--write` writes the table into
// docs/performance.md, unless the machine is busy.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { busyShare, quiet } from '../../scripts/busyShare.ts'
import { headingOf, writeMeasured } from '../../scripts/performanceReport.ts'
import { type Growth, measureGrowth } from './growthWalk.ts'
import { type Community, createMockApi } from './mockApi.ts'
import { launchBrowser, openPage } from './page.ts'
import { copyPanel, signIn } from './panel.ts'
import { serve } from './serve.ts'

const { values } = parseArgs({
  options: {
    /** Only these steps: 'posts' or '100,000 posts'. */
    only: { type: 'string', default: '' },
    /** Writes the table into docs/performance.md. */
    write: { type: 'boolean', default: false },
  },
})

/** The most milliseconds from any input to the next paint. */
const limit = 100

const few: Community = { users: 100, posts: 100, invites: 100 }

const steps: readonly (readonly [of: keyof Community, count: number])[] = [
  ['users', 100],
  ['users', 10_000],
  ['users', 1_000_000],
  ['posts', 100],
  ['posts', 1_000],
  ['posts', 10_000],
  ['posts', 100_000],
  ['invites', 100],
  ['invites', 1_000],
  ['invites', 10_000],
  ['invites', 100_000],
]

const nameOf = ([of, count]: (typeof steps)[number]): string =>
  `${count.toLocaleString('en')} ${of}`
const chosen = steps.filter((step) => nameOf(step).includes(values.only))
if (chosen.length === 0) {
  console.error(`No step matches ${values.only}. Steps: ${steps.map(nameOf).join('; ')}.`)
  process.exit(2)
}
if (values.write && values.only !== '') {
  console.error('Either --write or --only: the table in docs/performance.md has every step.')
  process.exit(2)
}

const row = (name: string, { rows, heap, worst, action, idle }: Growth): string =>
  `| ${[name, rows.toFixed(0), heap.toFixed(1), worst.toFixed(0), action, idle.toFixed(1)].join(' | ')} |`

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-growth-'))
await copyPanel(folder)
const browser = await launchBrowser()
const lines: string[] = []
let isSlow = false
try {
  const busy = await busyShare()
  for (const step of chosen) {
    const [of, count] = step
    const api = createMockApi({ ...few, [of]: count })
    const site = await serve(folder, api)
    const bench = await openPage(browser, 'fast')
    try {
      await signIn(bench, site.url)
      const growth = await measureGrowth(bench, site.url, of, count, api)
      isSlow ||= growth.worst > limit
      lines.push(row(nameOf(step), growth))
      console.log(lines.at(-1))
    } finally {
      await bench.close()
      site.close()
    }
  }
  const heading = headingOf('one walk for each line', busy)
  const table = [
    '| besides 100 of each | rows, ms | heap, MB | worst interaction, ms | was | idle dashboard, ms a second |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
  console.log(`\n${heading}\n\n${table}\n`)
  if (busy > quiet) console.log('The machine is busy: not judged.')
  else {
    if (values.write) await writeMeasured('bench:web-growth', `${heading}\n\n${table}`)
    process.exitCode = isSlow ? 1 : 0
  }
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}
