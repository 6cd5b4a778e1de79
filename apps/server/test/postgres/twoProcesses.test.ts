import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { generateSync } from 'otplib'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { until } from '../outbox.ts'
import { runOn } from '../postgresServer.ts'
import { runCommand, type ServerProcess, startServer } from '../serverProcess.ts'

const template = inject('template')
const adminUrl = template.kind === 'postgres' ? template.adminUrl : ''
const name = `processes_${randomUUID().replaceAll('-', '')}`
/** Emails by their content, which is the same from each process. */
const emails: string[] = []
const mail = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  closeTimeout: 100,
  onData: async (stream, _session, done) => {
    emails.push(await text(stream))
    done()
  },
})
mail.listen(0, '127.0.0.1')
await once(mail.server, 'listening')

const env = {
  DATABASE_URL: adminUrl.replace(/[^/]+$/, name),
  SECRET_KEY: 'k'.repeat(32),
  NODE_ENV: 'production',
  SMTP_URL: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
  LOG_LEVEL: 'silent',
}

let servers: ServerProcess[]
let addresses: string[]
beforeAll(async () => {
  // Empty and not migrated when both processes start.
  await runOn(adminUrl, `create database ${name} template template0`)
  servers = [startServer(env), startServer(env)]
  addresses = await Promise.all(servers.map((server) => server.ready()))
})
afterAll(async () => {
  for (const { child, finished } of servers) {
    child.kill('SIGTERM')
    expect((await finished).code).toBe(0)
  }
  await new Promise<void>((resolve) => mail.close(() => resolve()))
  await runOn(adminUrl, `drop database ${name} with (force)`)
})

const call = (process: number, method: string, path: string, cookie: string, body?: object) =>
  fetch(`${addresses[process]}/api${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

const cookieOf = (response: Response): string =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

describe('two processes on one PostgreSQL', () => {
  it('that start at the same time migrate it once', async () => {
    const client = new Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    const { rows } = await client.query('select hash from drizzle.__drizzle_migrations')
    await client.end()
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(0)
  })

  it('share sessions: password on one, second factor on the other, sign-out on the first', async () => {
    const email = 'ana@example.org'
    const create = ['admin:create', '--email', email, '--name', 'Ana', '--password-stdin']
    expect((await runCommand(env, create, 'correct horse 9')).code).toBe(0)
    const credentials = { email, password: 'correct horse 9', role: 'ADMIN' }
    const partial = cookieOf(await call(0, 'POST', '/auth/signin', '', credentials))
    const { secret } = (await (await call(1, 'POST', '/auth/totp', partial)).json()) as {
      secret: string
    }
    const token = generateSync({ secret })
    const full = cookieOf(await call(1, 'POST', '/auth/totp-verify', partial, { token }))
    expect((await call(0, 'GET', '/users', full)).status).toBe(200)
    expect((await call(0, 'GET', '/auth/logout', full)).status).toBe(200)
    expect((await call(1, 'GET', '/users', full)).status).toBe(401)
  })

  it('share emails: each is sent once', async () => {
    const email = 'ana@example.org'
    for (const process of [0, 1, 0]) {
      expect((await call(process, 'POST', '/auth/forgot-password', '', { email })).status).toBe(200)
    }
    const client = new Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    await until(async () => {
      const { rows } = await client.query(
        "select state::text from jobs.job where data->>'template' = 'reset'",
      )
      return rows.length === 3 && rows.every(({ state }) => state === 'completed')
    })
    await client.end()
    const resets = emails.filter((email) => email.includes('Subject: Reset your'))
    expect(resets).toHaveLength(3)
    expect(new Set(resets).size).toBe(3)
  })

  it('share limits', async () => {
    const credentials = { email: 'nobody@example.org', password: 'wrong' }
    const tries = Array.from({ length: 16 }, (_, i) =>
      call(i % 2, 'POST', '/auth/signin', '', credentials),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  })
})
