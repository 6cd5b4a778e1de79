import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureNginx } from '../../../scripts/ensureNginx.ts'
import { nginxExecutable } from '../../../scripts/nginx.ts'

const shippedConfig = path.resolve(import.meta.dirname, '../../../deploy/nginx.conf')

/** A port that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * The configuration that an operator writes around the file of the project, as in
 * docs/deployment.md.
 */
const surroundings = (folder: string, port: number, backends: readonly number[]): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  upstream hearth_backend {
    zone hearth_backend 64k;
    ${backends.map((backend) => `server 127.0.0.1:${backend} fail_timeout=2s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${shippedConfig};
  }
}
`

export interface Proxy {
  readonly address: string
  stop(): Promise<void>
}

/** Starts nginx; the servers behind it need not run yet. */
export const startProxy = async (backends: readonly number[]): Promise<Proxy> => {
  await ensureNginx()
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-nginx-'))
  const port = await freePort()
  const config = path.join(folder, 'nginx.conf')
  await writeFile(config, surroundings(folder, port, backends))
  const child = spawn(nginxExecutable() ?? 'nginx', ['-p', folder, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(address).catch(() => undefined)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`nginx does not start: ${said}`)
    await wait(50)
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
