import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { executableOf } from '../../../../scripts/programs.ts'
import { freePort } from '../../../server/test/freePort.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const dist = here('../../dist')
const shippedConfig = here('../../../../deploy/nginx.conf')
const configure = here('../../../../scripts/configure.ts')
const startPatience = 10_000

/** The configuration that an operator writes around the file of the project. */
const surroundings = (folder: string, port: number, backendPort: number, own: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  types {
    text/html html;
    text/css css;
    text/plain txt;
    application/javascript js;
    image/svg+xml svg;
    image/png png;
    font/woff2 woff2;
  }
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream hearth_backend { server 127.0.0.1:${backendPort}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/panel;
    include ${shippedConfig};
    ${own}
  }
}
`

/** Copies the build to the web root as an operator does: docs/deployment.md. */
const publish = (folder: string) =>
  cp(join(folder, 'build'), join(folder, 'panel'), {
    recursive: true,
    filter: (file) => !basename(file).startsWith('.'),
  })

/** A copy of the built panel behind nginx, with the configuration that the project ships. */
export class StaticHost {
  readonly url: string
  /** The address that gets `/api`: nothing listens there yet. */
  readonly backendPort: number
  /** The folder that it serves. */
  readonly root: string
  readonly #folder: string
  readonly #child: ChildProcess

  private constructor(folder: string, port: number, backendPort: number, child: ChildProcess) {
    this.#folder = folder
    this.root = join(folder, 'panel')
    this.url = `http://127.0.0.1:${port}`
    this.backendPort = backendPort
    this.#child = child
  }

  /**
   * @param own what an operator adds after the include
   * @throws Error with nginx's own output when it does not start
   */
  static async start(own = ''): Promise<StaticHost> {
    const nginx = executableOf('nginx')
    if (!nginx) throw new Error('There is no nginx: install one, or set NGINX_PATH to it.')
    const folder = await mkdtemp(join(tmpdir(), 'hearth-nginx-'))
    const port = await freePort()
    const backendPort = await freePort()
    await cp(dist, join(folder, 'build'), { recursive: true })
    await publish(folder)
    // Some operators copy everything: the configuration must still refuse these.
    await cp(join(dist, '.vite'), join(folder, 'panel/.vite'), { recursive: true })
    const config = join(folder, 'nginx.conf')
    await writeFile(config, surroundings(folder, port, backendPort, own))
    const child = spawn(nginx, ['-p', folder, '-c', config, '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const host = new StaticHost(folder, port, backendPort, child)
    const late = Date.now() + startPatience
    while (!(await fetch(host.url).catch(() => undefined))) {
      if (child.exitCode !== null || Date.now() > late) throw new Error(`nginx: ${said}`)
      await pause(50)
    }
    return host
  }

  /** Changes the panel's configuration as an operator does, while nginx serves it. */
  async configure(settings: object): Promise<void> {
    const file = join(this.#folder, 'config.json')
    await writeFile(file, JSON.stringify(settings))
    const child = spawn(process.execPath, [configure, file, join(this.#folder, 'build')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    if (code !== 0) throw new Error(`configure ended with ${code}: ${said}`)
    await publish(this.#folder)
  }

  /** Changes the page by hand, as an operator without Node may do. */
  async edit(change: (html: string) => string): Promise<void> {
    const page = join(this.#folder, 'panel/index.html')
    await writeFile(page, change(await readFile(page, 'utf8')))
    const stale = ['index.html.br', 'index.html.gz']
    for (const name of ['login', 'forgot-password', 'delete-account', 'reset-password', 'verify'])
      stale.push(`${name}.html`, `${name}.html.br`, `${name}.html.gz`)
    await Promise.all(stale.map((file) => rm(join(this.#folder, 'panel', file), { force: true })))
  }

  /** Stops nginx and deletes the copy. */
  async dispose(): Promise<void> {
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGTERM')
      await once(this.#child, 'exit')
    }
    await rm(this.#folder, { recursive: true, force: true })
  }
}
