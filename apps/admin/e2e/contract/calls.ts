import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from './contractProxy'

/** How often each status was seen, by operation. */
export type Seen = ReadonlyMap<string, ReadonlyMap<number, number>>

// Playwright empties the folder before each run.
const fileIn = (folder: string) => join(folder, 'calls.txt')

/** Saves the calls that went by, so that they can be counted after all tests. */
export async function log(folder: string, calls: readonly Call[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await appendFile(fileIn(folder), calls.map(({ id, status }) => `${id} ${status}\n`).join(''))
}

/** The calls that this run has saved. */
export async function readSeen(folder: string): Promise<Seen> {
  const seen = new Map<string, Map<number, number>>()
  const lines = (await readFile(fileIn(folder), 'utf8')).trimEnd().split('\n')
  for (const [id = '', status] of lines.map((line) => line.split(' '))) {
    const counts = seen.get(id) ?? new Map<number, number>()
    seen.set(id, counts.set(Number(status), (counts.get(Number(status)) ?? 0) + 1))
  }
  return seen
}
