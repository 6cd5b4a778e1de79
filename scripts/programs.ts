import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** A program that tests run in front of the product, from Debian's package of the same name. */
export type Program = 'nginx' | 'caddy'

const places: Readonly<
  Record<Program, { variable: string; system: readonly string[]; inPackage: string }>
> = {
  nginx: {
    variable: 'NGINX_PATH',
    system: [
      '/usr/sbin/nginx',
      '/usr/local/sbin/nginx',
      '/usr/local/bin/nginx',
      '/opt/homebrew/bin/nginx',
    ],
    inPackage: 'usr/sbin/nginx',
  },
  caddy: {
    variable: 'CADDY_PATH',
    system: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
    inPackage: 'usr/bin/caddy',
  },
}

/** The folder into which `ensureProgram` unpacks a program. */
export const folderOf = (program: Program): string => join(root, '.cache', program)

/** The environment variable that names a program. */
export const variableOf = (program: Program): string => places[program].variable

/**
 * The file of a program: the one that the variable names, otherwise the system's, otherwise one
 * unpacked from Debian's package. Undefined when there is none.
 */
export function executableOf(program: Program): string | undefined {
  const { variable, system, inPackage } = places[program]
  const named = process.env[variable]
  return [...(named ? [named] : system), join(folderOf(program), inPackage)].find(existsSync)
}
