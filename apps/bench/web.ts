// Measures the built panel beside its floors (a static page, a hello of React, the bare stack) in a
// real browser: `pnpm build`, then `pnpm bench:web`. Runs are interleaved, so that what happens on
// the machine happens to all of them. The exit code is 1 when a target is missed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { busyShare, quiet } from '../../scripts/busyShare.ts'
import { headingOf, writeMeasured } from '../../scripts/performanceReport.ts'
import { buildFloors, type Floor, floors } from './buildFloors.ts'
import { type BenchPage, launchBrowser, openPage, type ProfileName, profiles } from './page.ts'
import { copyPanel, signIn } from './panel.ts'
import {
  type Figures,
  hoverThenPress,
  median,
  scrollHundred,
  visitContent,
  visitLogin,
  walk,
} from './scenarios.ts'
import { serve } from './serve.ts'
import { type Target, targets } from './targets.ts'

const { values } = parseArgs({
  options: {
    /** Runs of each site on each profile. */
    runs: { type: 'string', default: '5' },
    /** Only one profile. */
    profile: { type: 'string' },
    /** Writes the table into docs/performance.md. */
    write: { type: 'boolean', default: false },
  },
})

const known = Object.keys(profiles) as ProfileName[]
const chosen = known.filter((profile) => (values.profile ?? profile) === profile)
if (chosen.length === 0) {
  console.error(`No profile named ${values.profile}. Profiles: ${known.join(', ')}.`)
  process.exit(2)
}
if (values.write && values.profile !== undefined) {
  console.error('Either --write or --profile: the table in docs/performance.md has every profile.')
  process.exit(2)
}

type SiteName = 'panel' | Floor
type Visit = (bench: BenchPage, url: string) => Promise<Figures>

/** What is done on each site. Each visit is a cold one. */
const visits: Readonly<Record<SiteName, readonly Visit[]>> = {
  panel: [visitContent, visitLogin, walk, hoverThenPress, scrollHundred],
  stack: [visitLogin, walk, hoverThenPress, scrollHundred],
  hello: [visitLogin],
  static: [visitContent],
}

const browser = await launchBrowser()

async function visitOnce(
  visit: Visit,
  site: SiteName,
  url: string,
  profile: ProfileName,
): Promise<Figures> {
  const bench = await openPage(browser, profile)
  try {
    const isSignedIn = visit !== visitContent && visit !== visitLogin
    if (site === 'panel' && isSignedIn) await signIn(bench, url)
    return await visit(bench, url)
  } finally {
    await bench.close()
  }
}

/** All runs of a profile: the medians of each site. */
async function measure(
  urls: Readonly<Record<SiteName, string>>,
  profile: ProfileName,
): Promise<Record<SiteName, Figures>> {
  const seen = new Map<string, number[]>()
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const site of ['panel', ...floors] as const) {
      for (const visit of visits[site]) {
        const figures = await visitOnce(visit, site, urls[site], profile)
        for (const [figure, value] of Object.entries(figures)) {
          const key = `${site} ${figure}`
          seen.set(key, [...(seen.get(key) ?? []), value])
        }
      }
    }
  }
  const medians: Record<SiteName, Figures> = { panel: {}, static: {}, hello: {}, stack: {} }
  for (const [key, all] of seen) {
    const [site, figure] = key.split(' ') as [SiteName, keyof Figures]
    medians[site][figure] = median(all)
  }
  return medians
}

interface Line {
  label: string
  cells: string[]
  isMissed: boolean
}

function judge(target: Target, profile: ProfileName, medians: Record<SiteName, Figures>): Line {
  const { figure, label, floor, most, digits = 0 } = target
  const own = medians.panel[figure] ?? Number.NaN
  const other = floor && medians[floor][figure]
  const limit = most[profile] ?? Number.NaN
  const judged = other === undefined ? own : own / other
  const ratio = other === undefined ? '' : `${(own / other).toFixed(2)} x`
  return {
    label: `${label}, ${profile}`,
    cells: [
      own.toFixed(digits),
      other === undefined ? '' : `${other.toFixed(digits)} (${floor})`,
      ratio,
      floor ? `${limit} x` : String(limit),
    ],
    // A figure that could not be taken is a missed one.
    isMissed: !(judged <= limit),
  }
}

const table = (lines: readonly Line[]): string =>
  [
    '| figure | panel | floor | ratio | target | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines.map(
      ({ label, cells, isMissed }) =>
        `| ${label} | ${cells.join(' | ')} | ${isMissed ? 'missed' : 'met'} |`,
    ),
  ].join('\n')

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-floors-'))
await buildFloors(folder)
await copyPanel(path.join(folder, 'panel'))
const sites = await Promise.all(['panel', ...floors].map((site) => serve(path.join(folder, site))))
const [panelUrl = '', staticUrl = '', helloUrl = '', stackUrl = ''] = sites.map(({ url }) => url)
const urls = { panel: panelUrl, static: staticUrl, hello: helloUrl, stack: stackUrl }
try {
  const shares = [await busyShare()]
  const lines: Line[] = []
  for (const profile of chosen) {
    const medians = await measure(urls, profile)
    const wanted = targets.filter(({ most }) => most[profile] !== undefined)
    lines.push(...wanted.map((target) => judge(target, profile, medians)))
  }
  shares.push(await busyShare())
  const busy = Math.max(...shares)
  const heading = headingOf(`medians of ${values.runs} runs`, busy)
  console.log(`\n${heading}\n\n${table(lines)}\n`)
  if (busy > quiet) console.log('The machine is busy: not judged.')
  else {
    if (values.write) await writeMeasured('bench:web', `${heading}\n\n${table(lines)}`)
    process.exitCode = lines.some(({ isMissed }) => isMissed) ? 1 : 0
  }
} finally {
  await browser.close()
  for (const site of sites) site.close()
  await rm(folder, { recursive: true, force: true })
}
