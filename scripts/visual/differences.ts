import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from './job.ts'
import type { Screenshot } from './screenshots.ts'

/** A screenshot that differs, with the paths of its images. */
export interface Difference {
  /** 'Components/Badge / Matrix, dark-1280'. */
  name: string
  /** The screenshot of the commit. Accepting replaces it. */
  before: string
  after: string
  /** The changed pixels; undefined if the two have different sizes. */
  changes: string | undefined
}

/** The parts of playwright's JSON report that are read here. */
interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}
interface Spec {
  title: string
  ok: boolean
  tests: { results: { attachments: { name: string; path?: string }[] }[] }[]
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/**
 * The result of the last comparison: what differs, and the names of what could not be shown.
 * @param baselines the folder with the screenshots of the commit
 */
export function readResults(
  screenshots: readonly Screenshot[],
  baselines: string,
): {
  differences: Difference[]
  failures: string[]
} {
  const report: Suite = JSON.parse(readFileSync(join(cache, 'results.json'), 'utf8'))
  const files = new Map(screenshots.map(({ name, file }) => [name, file]))
  const differences: Difference[] = []
  const failures: string[] = []
  for (const { title: name, ok, tests } of specsOf(report)) {
    const file = files.get(name)
    if (ok || !file) continue
    const images = tests.flatMap(({ results }) => results.at(-1)?.attachments ?? [])
    const ending = (end: string) => images.find((one) => one.name.endsWith(`-${end}.png`))?.path
    const after = ending('actual')
    if (!after) failures.push(name)
    else differences.push({ name, before: join(baselines, file), after, changes: ending('diff') })
  }
  return { differences, failures }
}
