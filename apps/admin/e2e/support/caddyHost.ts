import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { executableOf } from '../../../../scripts/programs.ts'
import { freePort } from '../../../server/test/freePort.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const startPatience = 10_000

/** The built panel behind Caddy, with the configuration that the project ships. */
export class CaddyHost {
  readonly url: string
  readonly #folder: string
  readonly #child: ChildProcess

  private constructor(url: string, folder: string, child: ChildProcess) {
    this.url = url
    this.#folder = folder
    this.#child = child
  }

  /**
   * @param backend where `/api` goes, like `127.0.0.1:3000`
   * @param root the folder that it serves
   * @throws Error with Caddy's own output when it does not start
   */
  static async start(backend: string, root = here('../../dist')): Promise<CaddyHost> {
    const caddy = executableOf('caddy')
    if (!caddy) throw new Error('There is no caddy: install one, or set CADDY_PATH to it.')
    const folder = await mkdtemp(join(tmpdir(), 'hearth-caddy-'))
    const url = `http://127.0.0.1:${await freePort()}`
    const config = here('../../../../deploy/Caddyfile')
    const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
      env: {
        ...process.env,
        HOME: folder,
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
        HEARTH_SITE: url,
        HEARTH_ROOT: root,
        HEARTH_BACKEND: backend,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const deadline = Date.now() + startPatience
    while (!(await fetch(url).catch(() => undefined))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`caddy: ${output}`)
      await pause(50)
    }
    return new CaddyHost(url, folder, child)
  }

  /** Stops Caddy. */
  async dispose(): Promise<void> {
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGTERM')
      await once(this.#child, 'exit')
    }
    await rm(this.#folder, { recursive: true, force: true })
  }
}
