import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../../../scripts/run.ts'

/** The packages that are published. */
export const names = ['api', 'ui'] as const

/** The sources of the example. */
export const example = join(import.meta.dirname, 'partner-portal')

/**
 * Runs a command.
 * @throws Error with its output when it fails
 */
export async function succeed(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`)
  return output
}

/** Packs the built packages into a new folder outside of the workspace. */
export async function packAll(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'))
  for (const name of names) {
    await succeed(join(root, 'packages', name), 'pnpm', 'pack', '--pack-destination', folder)
  }
  return folder
}

/** The tarball of a package in the folder of packAll. */
export function tarballIn(folder: string, name: string): string {
  const file = readdirSync(folder).find((one) => one.startsWith(`hearth-${name}-`))
  if (!file) throw new Error(`There is no tarball of ${name}`)
  return join(folder, file)
}
