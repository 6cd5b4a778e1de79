// Measures the built panel beside a floor, the same libraries without design, in a real browser:
// `pnpm build`, then `pnpm bench:web`. Runs of both are interleaved, so that whatever else the
// machine does affects both. The exit code is 1 when a target is missed.
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { precompress } from '../admin/scripts/precompress.ts'
import { type BenchPage, launchBrowser, openPage, type ProfileName, profiles } from './page.ts'
import {
  countHundred,
  type Figures,
  median,
  visitLogin,
  visitPanel,
  visitPresses,
} from './scenarios.ts'
import { serve } from './serve.ts'
import { type Target, targets } from './targets.ts'

const { values } = parseArgs({
  options: {
    /** Runs of each site on each profile. */
    runs: { type: 'string', default: '5' },
  },
})

const sites = ['panel', 'floor'] as const
type SiteName = (typeof sites)[number]
/** Each visit is a cold one. */
const visits = [visitLogin, visitPanel, visitPresses, countHundred]

/** Builds the floor with the panel's bundler and target. */
const buildFloor = (into: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(import.meta.dirname, 'floor'),
    plugins: [react(), precompress()],
    build: {
      outDir: into,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })

/** The built panel. */
const panelFolder = path.resolve(import.meta.dirname, '../admin/dist')

const steward = { userName: 'Ada', email: 'ada@example.org', role: 'ADMIN', is2FAEnabled: true }

/** Signs a steward in, as far as the panel knows a session. */
const signIn = ({ page }: BenchPage, url: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(steward)), url }])

/** The average load before the first run. Above this, other programs take part of the CPUs. */
const quiet = 0.3
const [load = 0] = loadavg()

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
  const lines: Line[] = []
  for (const profile of Object.keys(profiles) as ProfileName[]) {
    const medians = await measure({ panel: panel.url, floor: floor.url }, profile)
    const measured = targets.filter(({ most }) => most[profile] !== undefined)
    lines.push(...measured.map((target) => judge(target, profile, medians)))
  }
  const day = new Date().toISOString().slice(0, 10)
  const how = `medians of ${values.runs} runs, ${cpus().length} cores, load ${load.toFixed(1)} before`
  console.log(`\n${day}, ${how}.\n\n${table(lines)}\n`)
  if (load > quiet) console.log('The machine was busy: not judged.')
  else process.exitCode = lines.some(({ isMissed }) => isMissed) ? 1 : 0
} finally {
  await Promise.all([browser.close(), panel.close(), floor.close()])
  await rm(folder, { recursive: true, force: true })
}
