import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** Where `ensureNginx` unpacks one. */
export const nginxFolder: string = join(root, '.cache/nginx')

/**
 * The nginx that tests run in front of the built panel: the one in NGINX_PATH, otherwise the
 * system's, otherwise one unpacked from Debian's packages. Undefined when there is none.
 */
export function nginxExecutable(): string | undefined {
  const named = process.env.NGINX_PATH
  const system = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
  return [...(named ? [named] : system), join(nginxFolder, 'usr/sbin/nginx')].find(existsSync)
}
