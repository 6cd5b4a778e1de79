import { readFileSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMetrics } from '../src/operations/metrics/createMetrics.ts'
import { measureDeployment } from '../src/operations/metrics/measureDeployment.ts'
import { createMetricsApp } from '../src/operations/metrics/metricsApp.ts'
import { poolOf } from '../src/platform/database/pool.ts'
import * as schema from '../src/platform/database/schema.ts'
import type { Email } from '../src/platform/mail/mailer.ts'
import { storeVerdict } from '../src/record/chain/storedVerdict.ts'
import { root } from '../src/root.ts'
import { createTestApp, type TestApp } from './helper.ts'
import { operations } from './operations.ts'
import { until } from './outbox.ts'

const { registry, observer } = createMetrics()

const refused = 'refused@example.org'
const mailer = {
  send: async ({ to }: Email) => {
    if (to === refused) throw new Error('refused')
  },
  close: () => undefined,
}

let test: TestApp
let metrics: FastifyInstance
beforeAll(async () => {
  test = await createTestApp({ observer, sends: { mailer } })
  metrics = createMetricsApp(
    registry,
    measureDeployment(registry, { ...test, now: test.clock.now }),
  )
})
afterAll(() => test.close())

const scrape = async (app = metrics): Promise<string[]> => {
  const { statusCode, headers, body } = await app.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=/)
  return body.split('\n')
}

/** The value of a time series, by name and labels. */
const seriesOf = async (series: string): Promise<number> => {
  const line = (await scrape()).find((one) => one.startsWith(`${series} `))
  return Number(line?.slice(series.length))
}

const enqueue = (email: string) =>
  test.db.transaction((tx) =>
    test.outgoing.jobs.add(tx, 'email', {
      template: 'password-changed',
      email,
      request: { id: 'r', ip: 'local' },
    }),
  )

describe('requests', () => {
  it('are counted by operation and status, without ids', async () => {
    const admin = await test.browseAsAdmin()
    await admin.get(`/users/${admin.userId}`)
    await admin.get('/users/canary')
    await test.app.inject('/api/canary/7')
    await test.app.inject('/healthz')
    expect(await seriesOf('hearth_requests_total{call="getUser",status="200"}')).toBe(1)
    expect(await seriesOf('hearth_requests_total{call="other",status="404"}')).toBe(1)
    expect(await seriesOf('hearth_requests_total{call="other",status="200"}')).toBe(1)
    expect(await seriesOf('hearth_request_duration_seconds_count{call="getUser"}')).toBe(2)
    const lines = await scrape()
    expect(lines.filter((line) => /canary|[0-9a-f]{8}-/.test(line))).toEqual([])
    const calls = new Set(lines.flatMap((line) => /[{,]call="([^"]*)"/.exec(line)?.[1] ?? []))
    const known = ['other', ...operations.map(({ operationId }) => operationId)]
    expect([...calls].filter((call) => !known.includes(call))).toEqual([])
  })
})

describe('letters', () => {
  it('are counted when the mail server accepts or refuses them', async () => {
    expect(await seriesOf('hearth_letters_total{outcome="refused"}')).toBe(0)
    vi.useRealTimers()
    await enqueue('accepted@example.org')
    await enqueue(refused)
    await until(async () => (await seriesOf('hearth_letters_total{outcome="refused"}')) > 0)
    await until(async () => (await seriesOf('hearth_letters_total{outcome="accepted"}')) > 0)
  })
})

describe('the deployment', () => {
  it('shows waiting jobs, but not jobs that start later', async () => {
    const own = await createTestApp()
    const { registry } = createMetrics()
    const app = createMetricsApp(
      registry,
      measureDeployment(registry, { ...own, now: () => new Date(Date.now() + 60_000) }),
    )
    await own.db.transaction(async (tx) => {
      await own.outgoing.jobs.add(tx, 'removeFiles', { keys: [] })
      const ban = { userId: crypto.randomUUID(), bannedUntil: new Date().toISOString() }
      await own.outgoing.jobs.add(tx, 'liftBan', ban, 3600)
    })
    const lines = await scrape(app)
    expect(lines).toContain('hearth_jobs{queue="removeFiles",state="waiting"} 1')
    expect(lines).toContain('hearth_jobs{queue="liftBan",state="waiting"} 0')
    expect(lines).toContain('hearth_oldest_job_age_seconds{queue="liftBan"} 0')
    const age = lines.find((line) => line.includes('age_seconds{queue="removeFiles"}'))
    expect(Number(age?.split(' ')[1])).toBeGreaterThan(50)
    await own.close()
  })

  it('shows unsealed entries, the desk and the connections', async () => {
    const badgeRequestedAt = new Date(test.clock.now().getTime() - 3_600_000)
    await test.createUser({ badgeRequestStatus: 1, badgeRequestedAt })
    const admin = await test.browseAsAdmin()
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, { reason: 'Spam' })
    expect(await seriesOf('hearth_desk_waiting{queue="citizenship"}')).toBe(1)
    expect(await seriesOf('hearth_desk_oldest_age_seconds{queue="citizenship"}')).toBe(3600)
    expect(await seriesOf('hearth_unsealed_entries')).toBeGreaterThan(0)
    await storeVerdict(test.db, false, new Date(test.clock.now().getTime() - 60_000))
    expect(await seriesOf('hearth_record_intact')).toBe(0)
    expect(await seriesOf('hearth_record_verified_age_seconds')).toBe(60)
    expect(await seriesOf('hearth_database_up')).toBe(1)
    expect(await seriesOf('hearth_database_waiting{pool="changes"}')).toBe(0)
    expect(await seriesOf('hearth_disk_free_bytes')).not.toBeNaN()
  })

  it('shows no old values while the database is down', async () => {
    const { registry } = createMetrics()
    const pool = poolOf({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1000 })
    const closed = { pool, db: drizzle(pool, { schema, casing: 'snake_case' }) }
    const reads = { ...test.database.reads }
    const read = measureDeployment(registry, {
      config: test.config,
      database: { pool: test.database.pool, reads },
      now: test.clock.now,
    })
    const app = createMetricsApp(registry, read)
    expect((await scrape(app)).join('\n')).toContain('hearth_desk_waiting{')
    Object.assign(reads, closed)
    const lines = await scrape(app)
    expect(lines).toContain('hearth_database_up 0')
    expect(lines.join('\n')).not.toMatch(/^hearth_(desk|jobs|unsealed)[^#]* \d/m)
  })
})

describe('what operators read', () => {
  const named = (file: string) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return new Set(
      [...text.matchAll(/\bhearth_[a-z_]+/g)].map(([name]) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      ),
    )
  }
  const exported = () =>
    registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('hearth_'))

  it.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/dashboard.json'])(
    'names only metrics that exist: %s',
    (file) => {
      const found = named(file)
      expect(found.size).toBeGreaterThan(10)
      expect([...found].filter((name) => !exported().includes(name))).toEqual([])
    },
  )

  it('explains each metric in the documentation', () => {
    const found = named('docs/operations.md')
    expect(exported().filter((name) => !found.has(name))).toEqual([])
    expect([...found].filter((name) => !exported().includes(name))).toEqual([])
  })
})
