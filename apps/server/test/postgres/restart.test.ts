import { setInterval } from 'node:timers/promises'
import { generateSync } from 'otplib'
import { expect, it } from 'vitest'
import { freePort } from '../freePort.ts'
import { startProxy } from '../proxy.ts'
import { runCommand, type ServerProcess, startServer } from '../serverProcess.ts'
import { createTestDatabase } from '../testDatabase.ts'

const email = 'ana@example.org'
const password = 'correct horse 9'
const programs = ['nginx', 'caddy'] as const

/** An administrator who sends requests to one address. */
class Steward {
  readonly #address: string
  #cookie = ''

  constructor(address: string) {
    this.#address = address
  }

  async call(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(`${this.#address}/api${path}`, {
      method,
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie
    return answer
  }

  async signIn(): Promise<void> {
    await this.call('POST', '/auth/signin', { email, password, role: 'ADMIN' })
    const { secret } = (await (await this.call('POST', '/auth/totp')).json()) as { secret: string }
    await this.call('POST', '/auth/totp-verify', { token: generateSync({ secret }) })
  }

  async createAnnouncement(): Promise<string> {
    const answer = await this.call('POST', '/announcements', {
      title: 'Notice',
      description: 'All',
      date: '2027-01-01T00:00:00.000Z',
      isActive: true,
      isPinned: false,
    })
    const { data } = (await answer.json()) as { data: { id: string } }
    return data.id
  }
}

it.concurrent.each(programs)(
  'drops and repeats no request while two servers restart in turn behind %s',
  { timeout: 240_000 },
  async (program) => {
    const database = await createTestDatabase()
    const ports = [await freePort(), await freePort()]
    const proxy = await startProxy(program, ports)
    const env = {
      ...database.env,
      SECRET_KEY: 'k'.repeat(32),
      LOG_LEVEL: 'silent',
      READS_PER_MINUTE: '1000000',
      PUBLIC_URL: proxy.address,
      TRUSTED_PROXIES: '127.0.0.1',
      // The default, which nginx needs (docs/deployment.md).
      DRAIN_SECONDS: '5',
    }
    const startOn = async (port: number): Promise<ServerProcess> => {
      const server = startServer({ ...env, PORT: String(port) })
      await server.ready()
      return server
    }
    const create = ['admin:create', '--email', email, '--name', 'Ana', '--password-stdin']
    expect(await runCommand(env, create, password)).toMatchObject({ code: 0 })
    const servers = await Promise.all(ports.map(startOn))
    try {
      await proxy.ready()
      const steward = new Steward(proxy.address)
      await steward.signIn()

      let isOver = false
      /** Reads, and pins or unpins its own announcement with every tenth request. */
      const work = async (id: string) => {
        const statuses: number[] = []
        let pins = 0
        for await (const _ of setInterval(20)) {
          const isChange = statuses.length % 10 === 9 && pins < 25
          const answer = isChange
            ? await steward.call('PATCH', `/announcements/${id}/toggle-pinned`)
            : await steward.call('GET', '/posts')
          await answer.arrayBuffer()
          statuses.push(answer.status)
          if (isChange) pins += 1
          if (isOver) break
        }
        return { id, pins, statuses }
      }
      const ids = [await steward.createAnnouncement(), await steward.createAnnouncement()]
      const working = Promise.all(ids.map(work))
      for (const [at, port] of ports.entries()) {
        servers[at]?.child.kill('SIGTERM')
        expect(await servers[at]?.finished).toMatchObject({ code: 0 })
        servers[at] = await startOn(port)
      }
      isOver = true

      for (const { id, pins, statuses } of await working) {
        expect(new Set(statuses)).toEqual(new Set([200]))
        expect(pins).toBeGreaterThan(2)
        // A pin that was lost or repeated would leave the other state.
        const answer = await steward.call('GET', '/announcements')
        const { data } = (await answer.json()) as { data: { id: string; isPinned: boolean }[] }
        const isPinned = data.find((row) => row.id === id)?.isPinned
        expect(isPinned).toBe(pins % 2 === 1)
      }
    } finally {
      for (const { child } of servers) child.kill('SIGKILL')
      await Promise.all(servers.map(({ finished }) => finished))
      await proxy.stop()
      await database.remove()
    }
  },
)
