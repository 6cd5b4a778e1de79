import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

/** A program that tests run, by the name of its Debian package. */
type Program = 'chromium-headless-shell' | 'nginx' | 'caddy'

interface Place {
  /** The environment variable that names its file. */
  variable: string
  system: readonly string[]
  inPackage: string
  /** A command that shows whether it runs: some need libraries of the system. */
  version: string
  /** Another package that it cannot run without. @default none */
  needs?: string
}

const places: Readonly<Record<Program, Place>> = {
  'chromium-headless-shell': {
    variable: 'CHROMIUM_PATH',
    system: ['/usr/bin/chromium-headless-shell'],
    inPackage: 'usr/lib/chromium/chromium-headless-shell',
    version: '--version',
    needs: 'chromium-common',
  },
  nginx: {
    variable: 'NGINX_PATH',
    system: [
      '/usr/sbin/nginx',
      '/usr/local/sbin/nginx',
      '/usr/local/bin/nginx',
      '/opt/homebrew/bin/nginx',
    ],
    inPackage: 'usr/sbin/nginx',
    version: '-v',
  },
  caddy: {
    variable: 'CADDY_PATH',
    system: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
    inPackage: 'usr/bin/caddy',
    version: 'version',
  },
}

const folderOf = (program: Program): string => join(root, '.cache', program)

/**
 * The file of a program: the one that the variable names, otherwise the system's, otherwise one
 * unpacked from Debian's package. Undefined when there is none.
 */
export function executableOf(program: Program): string | undefined {
  const { variable, system, inPackage } = places[program]
  const named = process.env[variable]
  return [...(named ? [named] : system), join(folderOf(program), inPackage)].find(existsSync)
}

/**
 * Makes sure that a program exists: a missing one is unpacked from Debian's package into the cache.
 * Installing the package would need root, and could replace the system's Chromium or start a server
 * on port 80.
 * @throws Error with everything it tried; nothing is left behind
 */
export async function ensureProgram(program: Program): Promise<void> {
  if (executableOf(program)) return
  const { variable, inPackage, version, needs = '' } = places[program]
  console.log(`No ${program} found: unpacking one ...`)
  const folder = `${folderOf(program)}.new`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const download = `apt-get download -qq ${program} ${needs}`
  const unpack = [
    `{ ${download} || { apt-get update -qq && ${download}; }; }`,
    'for package in *.deb; do dpkg-deb -x "$package" . && rm "$package"; done',
    `./${inPackage} ${version}`,
  ].join(' && ')
  const { code, output } = await run('sh', ['-c', unpack], { cwd: folder })
  if (code === 0) return renameSync(folder, folderOf(program))
  rmSync(folder, { recursive: true })
  throw new Error(
    `There is no ${program}, and only Debian's and Ubuntu's can be unpacked. Install ${program}, or set ${variable} to it.\n$ ${unpack}\n${output.trim().slice(-500)}`,
  )
}
