import { ensurePackage } from '../../../scripts/ensureBuilt.ts'
import { names } from './stranger.ts'

/** Builds the packages once: the test files run at the same time, and would all build them. */
export async function setup(): Promise<void> {
  for (const name of names) await ensurePackage(name)
}
