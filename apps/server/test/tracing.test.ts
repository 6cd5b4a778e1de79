import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDemo } from '../src/demo/seed.ts'
import { devices, invites, posts, users } from '../src/platform/database/schema.ts'
import type { Email } from '../src/platform/mail/mailer.ts'
import { openTracing } from '../src/platform/tracing/openTracing.ts'
import type { Tracing } from '../src/platform/tracing/tracing.ts'
import { createTestApp, password, type TestApp } from './helper.ts'
import { operations, sampleCall } from './operations.ts'
import { until } from './outbox.ts'

const exporter = new InMemorySpanExporter()
/** The links that were mailed contain tokens. */
const sent: Email[] = []
const mailer = { send: async (email: Email) => void sent.push(email), close: () => undefined }

let test: TestApp
let tracing: Tracing
beforeAll(async () => {
  tracing = openTracing({ exporter })
  test = await createTestApp({ tracing, sends: { mailer } })
  const admin = {
    fullName: 'Ana Duarte',
    email: 'ana.duarte@example.org',
    passwordHash: (await test.createUser()).passwordHash ?? '',
  }
  await seedDemo(test.db, test.keys, { users: 60, now: test.clock.now(), admin })
  vi.useRealTimers()
})
afterAll(async () => {
  await test.close()
  await tracing.stop()
})

const spans = async (): Promise<ReadableSpan[]> => {
  await tracing.flush()
  return exporter.getFinishedSpans()
}

/** All data of a span that leaves the process. */
const sayAll = ({ name, attributes, events, status, links }: ReadableSpan): string =>
  JSON.stringify({ name, attributes, events, status, links })

describe('a trace', () => {
  it('links the request and its statements to the job and the email', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    await test
      .anonymous()
      .post('/auth/forgot-password', { email: 'ana.duarte@example.org' }, { headers })
    await until(async () => (await spans()).some(({ name }) => name.startsWith('letter')))
    const own = (await spans()).filter((span) => span.spanContext().traceId === traceId)
    const names = own.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['forgotPassword', 'job email', 'letter reset']))
    const statements = own.filter(({ attributes }) => attributes['db.query.text'])
    expect(statements.length).toBeGreaterThan(0)
    const request = own.find(({ name }) => name === 'forgotPassword')
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/auth/forgot-password',
      'http.response.status_code': request?.attributes['http.response.status_code'],
    })
  })
})

describe('spans', () => {
  it('contain no name, address, token or text of a person', async () => {
    const owner = await test.browseAsAdmin()
    const people = await test.db.select().from(users)
    const [member] = people.filter(({ role }) => role === 'member')
    for (const { method, template } of operations) {
      const { path, body } = sampleCall(template, method)
      await owner.call(method, path, { ...(body && { body }) })
    }
    const words = ['canary-search', 'canary-reason', 'canary-token', password]
    await owner.get('/users?search=canary-search')
    await owner.post(`/users/${member?.id}/ban`, { reason: 'canary-reason' })
    await owner.get('/auth/verify-email/?token=canary-token')
    await test.anonymous().post('/auth/signin', { email: people[0]?.email, password })
    // The error of a failed statement quotes the values.
    await owner.get('/users/canary-token')

    const rows = [
      ...people.flatMap(({ fullName, email, phone }) => [fullName, email, phone]),
      ...(await test.db.select().from(devices)).map(({ token }) => token),
      ...(await test.db.select().from(posts)).map(({ title }) => title),
      ...(await test.db.select().from(invites)).map(({ invitedTo }) => invitedTo),
      ...sent.flatMap(({ to, text }) => [to, ...(text.match(/[\w-]{40,}/g) ?? [])]),
      owner.cookie,
    ].filter((word): word is string => typeof word === 'string' && word.length > 3)
    const all = (await spans()).map(sayAll).join('\n')
    expect(rows.length).toBeGreaterThan(150)
    expect(all).toContain('"getUser"')
    expect([...new Set([...rows, ...words])].filter((word) => all.includes(word))).toEqual([])
  })
})
