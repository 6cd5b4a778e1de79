// Measures the built panel beside a floor, the same libraries without design, in a real browser:
// `pnpm build`, then `pnpm bench:web`. Runs of both are interleaved, so that whatever else the
// machine does affects both. The exit code is 1 when a target is missed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { busyShare, quiet } from './busyShare.ts'
import { type BenchPage, launchBrowser, openPage, type ProfileName, profiles } from './page.ts'
import { panelFolder, signIn } from './panel.ts'
import { headingOf, writeMeasured } from './report.ts'
import {
  countHundred,
  type Figures,
  hoverThenPress,
  median,
  visitLogin,
  visitPanel,
} from './scenarios.ts'
import { serve } from './serve.ts'
import { type Target, targets } from './targets.ts'

const { values } = parseArgs({
  options: {
    /** Runs of each site on each profile. */
    runs: { type: 'string', default: '5' },
    /** Writes the table into docs/performance.md. */
    write: { type: 'boolean', default: false },
  },
})

const sites = ['panel', 'floor'] as const
type SiteName = (typeof sites)[number]
/** Each visit is a cold one. */
const visits = [visitLogin, visitPanel, hoverThenPress, countHundred]

/** Builds the floor with the panel's bundler and target. */
const buildFloor = (into: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(import.meta.dirname, 'floor'),
    plugins: [react()],
    build: {
      outDir: into,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })

const browser = await launchBrowser()

async function visitOnce(
  visit: (bench: BenchPage, url: string) => Promise<Figures>,
  site: SiteName,
  url: string,
  profile: ProfileName,
): Promise<Figures> {
  const bench = await openPage(browser, profile)
  try {
    if (site === 'panel' && visit !== visitLogin) await signIn(bench, url)
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
  const seen: Record<SiteName, Figures[]> = { panel: [], floor: [] }
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const site of sites) {
      const all: Figures = {}
      for (const visit of visits)
        Object.assign(all, await visitOnce(visit, site, urls[site], profile))
      seen[site].push(all)
    }
  }
  const medians = (runs: readonly Figures[]): Figures =>
    Object.fromEntries(
      targets.map(({ figure }) => [figure, median(runs.map((run) => run[figure] ?? Number.NaN))]),
    )
  return { panel: medians(seen.panel), floor: medians(seen.floor) }
}

interface Line {
  cells: string[]
  isMissed: boolean
}

function judge(
  { figure, label, isRatio, most, digits = 0 }: Target,
  profile: ProfileName,
  { panel, floor }: Record<SiteName, Figures>,
): Line {
  const own = panel[figure] ?? Number.NaN
  const other = floor[figure] ?? Number.NaN
  const limit = most[profile] ?? Number.NaN
  const [ratio, unit] = isRatio ? [own / other, ' x'] : [own, '']
  // A figure that could not be measured counts as missed.
  const isMissed = !(ratio <= limit)
  const floorCells = isRatio ? [other.toFixed(digits), `${ratio.toFixed(2)} x`] : ['', '']
  return {
    cells: [
      `${label}, ${profile}`,
      own.toFixed(digits),
      ...floorCells,
      `${limit}${unit}`,
      isMissed ? 'missed' : 'met',
    ],
    isMissed,
  }
}

const table = (lines: readonly Line[]): string =>
  [
    '| figure | panel | floor | ratio | target | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines.map(({ cells }) => `| ${cells.join(' | ')} |`),
  ].join('\n')

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bench-'))
await buildFloor(path.join(folder, 'floor'))
const [panel, floor] = await Promise.all([serve(panelFolder), serve(path.join(folder, 'floor'))])
try {
  const before = await busyShare()
  const lines: Line[] = []
  for (const profile of Object.keys(profiles) as ProfileName[]) {
    const medians = await measure({ panel: panel.url, floor: floor.url }, profile)
    const measured = targets.filter(({ most }) => most[profile] !== undefined)
    lines.push(...measured.map((target) => judge(target, profile, medians)))
  }
  const busy = Math.max(before, await busyShare())
  const report = `${headingOf(`medians of ${values.runs} runs`, busy)}\n\n${table(lines)}`
  console.log(`\n${report}\n`)
  if (busy > quiet) console.log('The machine is busy: not judged.')
  else {
    if (values.write) await writeMeasured('bench:web', report)
    process.exitCode = lines.some(({ isMissed }) => isMissed) ? 1 : 0
  }
} finally {
  await browser.close()
  panel.close()
  floor.close()
  await rm(folder, { recursive: true, force: true })
}
