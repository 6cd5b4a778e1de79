import { mkdirSync } from 'node:fs'
import { executableOf, folderOf, type Program, variableOf } from './programs.ts'
import { run } from './run.ts'

/**
 * Makes sure that there is a program for the tests: the one that its variable names, the system's,
 * otherwise Debian's package, unpacked into the cache.
 * @throws Error with everything it tried when none could be found
 */
export async function ensureProgram(program: Program): Promise<void> {
  if (executableOf(program)) return
  console.log(`No ${program} found: unpacking one ...`)
  const cwd = folderOf(program)
  mkdirSync(cwd, { recursive: true })
  const refresh = process.getuid?.() === 0 ? 'apt-get update -qq; ' : ''
  // Unpacked, not installed: the package would start a server on port 80, and this needs no root.
  const unpack = `apt-get download -qq ${program} && dpkg-deb -x ${program}_*.deb .`
  const { code, output } = await run('sh', ['-c', refresh + unpack], { cwd })
  if (code === 0 && executableOf(program)) return
  throw new Error(
    `There is no ${program}, and only Debian's and Ubuntu's can be unpacked. Install ${program}, or set ${variableOf(program)} to it.\n$ ${unpack}\n${output.trim().slice(-500)}`,
  )
}
