import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { ensureProgram, executableOf } from '../../../scripts/programs.ts'
import { freePort } from './freePort.ts'

const deploy = path.resolve(import.meta.dirname, '../../../deploy')

/** How a proxy is started: in a folder of its own, with the configuration that is written there. */
interface Setup {
  readonly config: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * The configuration that an operator writes around the file of the project, as in
 * docs/deployment.md.
 */
const nginx = async (
  folder: string,
  port: number,
  backends: readonly string[],
): Promise<Setup> => ({
  config: `
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
    ${backends.map((backend) => `server ${backend} fail_timeout=2s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${deploy}/nginx.conf;
  }
}
`,
  args: ['-p', folder, '-c', path.join(folder, 'config'), '-e', 'stderr'],
})

/** The file of the project, as it is. */
const caddy = async (
  folder: string,
  port: number,
  backends: readonly string[],
): Promise<Setup> => ({
  // Without the admin API, which listens on a separate port.
  config: `{\n\tadmin off\n}\n${await readFile(path.join(deploy, 'Caddyfile'), 'utf8')}`,
  args: ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'config')],
  env: {
    HEARTH_SITE: `http://127.0.0.1:${port}`,
    HEARTH_ROOT: folder,
    HEARTH_BACKEND: backends.join(' '),
  },
})

export interface Proxy {
  readonly address: string
  /** Resolves once calls reach a server. */
  ready(): Promise<void>
  /** What it has logged, at most the end. */
  logged(): string
  stop(): Promise<void>
}

const setups = { nginx, caddy }

/** Starts a proxy; the servers behind it need not run yet. */
export const startProxy = async (
  program: keyof typeof setups,
  backendPorts: readonly number[],
): Promise<Proxy> => {
  await ensureProgram(program)
  const folder = await mkdtemp(path.join(tmpdir(), `hearth-${program}-`))
  const port = await freePort()
  const backends = backendPorts.map((backend) => `127.0.0.1:${backend}`)
  const setup = await setups[program](folder, port, backends)
  await writeFile(path.join(folder, 'config'), setup.config)
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>')
  const child = spawn(executableOf(program) ?? program, setup.args, {
    // Caddy writes into the home folder.
    env: { PATH: process.env.PATH, HOME: folder, ...setup.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-20_000)
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(address).catch(() => undefined)); tries += 1) {
    if (child.exitCode !== null || tries > 100) {
      throw new Error(`${program} does not start: ${said}`)
    }
    await wait(50)
  }
  return {
    address,
    logged: () => said,
    ready: async () => {
      for (let tries = 0; ; tries += 1) {
        const { status } = await fetch(`${address}/api/users`)
        if (status === 401) return
        if (tries > 100) throw new Error(`${program} answers ${status}: ${said}`)
        await wait(50)
      }
    },
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
