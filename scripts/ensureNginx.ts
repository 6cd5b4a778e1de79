import { mkdirSync } from 'node:fs'
import { nginxExecutable, nginxFolder } from './nginx.ts'
import { run } from './run.ts'

// Unpacked, not installed: the package would start a server on port 80, and this needs no root.
const unpack = 'apt-get download -qq nginx && dpkg-deb -x nginx_*.deb . && ./usr/sbin/nginx -v'

/**
 * Makes sure that there is an nginx for the tests: the one in NGINX_PATH, the system's, otherwise
 * Debian's package, unpacked into the cache.
 * @throws Error with everything it tried when none could be found
 */
export async function ensureNginx(): Promise<void> {
  if (nginxExecutable()) return
  console.log('No nginx found: unpacking one ...')
  mkdirSync(nginxFolder, { recursive: true })
  const refresh = process.getuid?.() === 0 ? 'apt-get update -qq; ' : ''
  const { code, output } = await run('sh', ['-c', refresh + unpack], { cwd: nginxFolder })
  if (code === 0 && nginxExecutable()) return
  throw new Error(
    `No nginx could be found or unpacked. Install one and set NGINX_PATH to it.\n$ ${unpack}\n${output.trim().slice(-500)}`,
  )
}
