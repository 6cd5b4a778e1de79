import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../../scripts/run.ts'

const report = join(root, 'docs/performance.md')

/**
 * Writes what a bench measured into docs/performance.md, between the comment `<!-- NAME -->` and
 * the next closing one.
 * @param name as in the comment: `bench:web`
 * @throws Error when the document has no such place, or cannot be formatted
 */
export async function writeMeasured(name: string, text: string): Promise<void> {
  const block = new RegExp(`(<!-- ${name} -->\n).*?(?=<!-- /bench)`, 's')
  const before = await readFile(report, 'utf8')
  if (!block.test(before)) throw new Error(`docs/performance.md has no place for ${name}`)
  await writeFile(
    report,
    before.replace(block, (_all, open: string) => `${open}\n${text}\n\n`),
  )
  const { code, output } = await run('pnpm', ['exec', 'biome', 'format', '--write', report])
  if (code !== 0) throw new Error(output)
}

/**
 * What a reader must know of a measurement: its day, and what else the machine did.
 * @param how 'medians of 5 runs'
 * @param busy the share of the machine that others took, from 0 to 1
 */
export function headingOf(how: string, busy: number): string {
  const day = new Date().toISOString().slice(0, 10)
  const [load = 0] = loadavg()
  const others = `others took ${(busy * 100).toFixed(0)} % of them, load ${load.toFixed(1)}`
  return `${day}, ${how}, ${cpus().length} cores; ${others}.`
}
