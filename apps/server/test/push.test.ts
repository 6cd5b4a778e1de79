// Specification: 2.17, 7

import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PushJob } from '../src/kernel/jobs.ts'
import { deliverPush } from '../src/notifications/deliver.ts'
import { auditEntries, devices } from '../src/platform/database/schema.ts'
import { PermanentError } from '../src/platform/jobs/queue.ts'
import type { Notification, Pusher } from '../src/platform/push/pusher.ts'
import { createTestApp, type TestApp } from './helper.ts'
import { readNotifications, until } from './outbox.ts'

const pushed: Notification[] = []
/** The result of sending a notification, by the token of its device. */
const outcomes = new Map<string, (attempt: number) => 'sent' | 'gone'>()
const attempts = new Map<string, number>()
const pusher: Pusher = {
  push: async (notification) => {
    const { token } = notification
    const attempt = (attempts.get(token) ?? 0) + 1
    attempts.set(token, attempt)
    const outcome = outcomes.get(token)?.(attempt) ?? 'sent'
    if (outcome === 'sent') pushed.push(notification)
    return outcome
  },
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ sends: { pusher } })
})
afterAll(() => test.close())

const createMember = async (tokens: readonly string[]) => {
  const member = await test.createUser()
  for (const token of tokens) {
    await test.db.insert(devices).values({ userId: member.id, token, platform: 'ios' })
  }
  return member
}
const send = async (email: string, title = 'Welcome', body = 'You are verified.') =>
  (await test.browseAsAdmin()).post('/fcm/send-notification-to-user', { email, title, body })
const reached = (token: string) => pushed.filter((notification) => notification.token === token)

describe('a notification', () => {
  it('reaches every device that the member has registered, once', async () => {
    const member = await createMember(['phone-1', 'phone-2'])
    await createMember(['phone-of-another'])
    const admin = await test.browseAsAdmin()
    const { devicesCount } = (await admin.get(`/users/${member.id}`)).json().data
    const response = await send(member.email.toUpperCase(), ' Welcome ', ' You are verified. ')
    expect(response.json()).toEqual({ message: 'Push notification sent successfully!' })
    await until(() => reached('phone-1').length > 0 && reached('phone-2').length > 0)
    expect(reached('phone-1')).toEqual([
      {
        id: expect.any(String),
        token: 'phone-1',
        platform: 'ios',
        title: 'Welcome',
        body: 'You are verified.',
      },
    ])
    expect(reached('phone-2')).toHaveLength(1)
    expect(reached('phone-of-another')).toEqual([])

    const [record] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, member.id), eq(auditEntries.action, 'push.send')))
    expect(record?.after).toEqual({ devices: devicesCount })
    expect(JSON.stringify(record)).not.toContain('verified')
    expect(test.logged.join('')).not.toMatch(/phone-1|You are verified/)
  })

  it('succeeds for a member without devices', async () => {
    const member = await createMember([])
    expect((await send(member.email)).statusCode).toBe(200)
  })

  it('answers 404 for an address without an account, and records the attempt', async () => {
    const admin = await test.browseAsAdmin()
    const body = { email: 'Nobody@example.org', title: 'Welcome', body: 'Text' }
    const response = await admin.post('/fcm/send-notification-to-user', body)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Member not found', code: 'notFound' })
    const [entry] = (await admin.get('/record?kinds=push.refuse')).json().data
    expect(entry).toMatchObject({ actor: { id: admin.userId }, subject: null })
    expect(entry.changes[0].after).toMatch(/^[0-9a-f]{16}$/)
  })

  it('tells a person who may not read members nothing about an address', async () => {
    const publisher = await test.createUser({ role: 'admin', teamRole: 'publisher' })
    const browser = await test.browse(publisher.id)
    const member = await createMember(['phone-of-a-member'])
    const ask = async (email: string) => {
      const body = { email, title: 'Welcome', body: 'Text' }
      const { statusCode, body: text } = await browser.post('/fcm/send-notification-to-user', body)
      return { statusCode, text }
    }
    expect(await ask('stranger@example.org')).toEqual(await ask(member.email))
    await until(() => reached('phone-of-a-member').length > 0)
    const actions = await test.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, publisher.id))
    expect(actions.map(({ action }) => action).sort()).toEqual(['push.refuse', 'push.send'])
  })

  it.each([
    ['title', '  ', 'text', 422],
    ['body', 'text', '\n', 422],
    ['title', '', 'text', 400],
  ])('needs a %s: %j, %j', async (field, title, body, status) => {
    const member = await createMember([])
    const response = await send(member.email, title, body)
    expect(response.statusCode).toBe(status)
    expect(response.json().errors).toEqual([
      { field, message: 'Please fill in both title and message' },
    ])
  })

  it('is refused when it is larger than Firebase accepts', async () => {
    const member = await createMember([])
    const longest = await send(member.email, 'Hello', '😀'.repeat(998))
    expect(longest.statusCode).toBe(200)
    const response = await send(member.email, 'Hello', '😀'.repeat(999))
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual([
      { field: 'body', message: 'Too long for a push notification' },
    ])
  })

  it('is limited to ten in a minute', async () => {
    const member = await createMember([])
    const admin = await test.browseAsAdmin()
    const body = { email: member.email, title: 'a', body: 'b' }
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await admin.post('/fcm/send-notification-to-user', body)).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})

describe('a notification for 501 devices', () => {
  it('is two jobs, and a retry sends it only to the device that failed', async () => {
    const own = await createTestApp()
    const member = await own.createUser()
    const tokens = Array.from({ length: 501 }, (_, n) => `many-${n}`)
    await own.db
      .insert(devices)
      .values(tokens.map((token) => ({ userId: member.id, token, platform: 'ios' as const })))
    const body = { email: member.email, title: 'Hello', body: 'World' }
    await (await own.browseAsAdmin()).post('/fcm/send-notification-to-user', body)
    const jobsOf = async () => {
      const query = "select data from jobs.job where name = 'push' order by created_on, id"
      const { rows } = await own.db.execute<{ data: PushJob }>(query)
      return rows.map(({ data }) => data)
    }
    const queued = await jobsOf()
    expect(queued.map(({ deviceIds }) => deviceIds.length).toSorted()).toEqual([1, 500])
    outcomes.set('many-7', (attempt) => {
      if (attempt < 2) throw new Error('not now')
      return 'sent'
    })
    const deliver = deliverPush({ db: own.db, jobs: own.outgoing.jobs, pusher })
    for (const job of queued) await deliver(job)
    const known = queued.map(({ deviceIds }) => deviceIds.join())
    const [retry] = (await jobsOf()).filter(({ deviceIds }) => !known.includes(deviceIds.join()))
    expect(retry?.deviceIds).toHaveLength(1)
    if (retry) await deliver(retry)
    expect(tokens.filter((token) => reached(token).length !== 1)).toEqual([])
    await own.close()
  })
})

describe('a device', () => {
  it('is removed when it no longer has the app', async () => {
    outcomes.set('old-phone', () => 'gone')
    const member = await createMember(['old-phone', 'new-phone'])
    await send(member.email)
    const registered = () => test.db.select().from(devices).where(eq(devices.userId, member.id))
    await until(async () => (await registered()).length === 1)
    expect((await registered())[0]?.token).toBe('new-phone')
    const admin = await test.browseAsAdmin()
    expect((await admin.get(`/users/${member.id}`)).json().data.devicesCount).toBe(1)
  })

  it('that cannot be reached is retried alone', async () => {
    outcomes.set('unlucky', (attempt) => {
      if (attempt < 2) throw new Error('not now')
      return 'sent'
    })
    const member = await createMember(['unlucky', 'lucky'])
    await send(member.email)
    await until(() => reached('unlucky').length > 0)
    expect(attempts.get('unlucky')).toBe(2)
    expect(attempts.get('lucky')).toBe(1)
  })

  it('gets no notification once its member is deleted', async () => {
    const member = await createMember(['deleted'])
    const [device] = await test.db.select().from(devices).where(eq(devices.userId, member.id))
    await (await test.browseAsAdmin()).post(`/users/${member.id}/remove`, {})
    const job = { id: v7(), deviceIds: [device?.id ?? ''], title: 'Welcome', body: 'Text' }
    await deliverPush({ db: test.db, jobs: test.outgoing.jobs, pusher })(job)
    expect(attempts.has('deleted')).toBe(false)
    // The device is restored with its member.
    expect(await test.db.$count(devices, eq(devices.token, 'deleted'))).toBe(1)
  })

  it('is not retried after a permanent refusal', async () => {
    outcomes.set('permanent', () => {
      throw new PermanentError('refused')
    })
    const member = await createMember(['permanent', 'last'])
    await send(member.email)
    await until(() => test.logged.some((line) => line.includes('A job failed permanently')))
    await send(member.email)
    await until(() => reached('last').length === 2)
    expect(attempts.get('permanent')).toBe(2)
  })
})

describe('without a push service', () => {
  it('notifications are written to the outbox', async () => {
    const own = await createTestApp({ sends: true })
    const member = await own.createUser()
    const device = { userId: member.id, token: 'phone', platform: 'android' } as const
    await own.db.insert(devices).values(device)
    const body = { email: member.email, title: 'Hello', body: 'World' }
    await (await own.browseAsAdmin()).post('/fcm/send-notification-to-user', body)
    const [laid] = await until(async () => {
      const all = await readNotifications(own.config.dataDir)
      return all.length > 0 && all
    })
    expect(laid).toEqual({
      id: expect.any(String),
      token: 'phone',
      platform: 'android',
      title: 'Hello',
      body: 'World',
    })
    await own.close()
  })

  it('answers in production that push is not set up', async () => {
    const own = await createTestApp({
      env: { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32), SMTP_URL: 'smtp://127.0.0.1:9' },
    })
    const member = await own.createUser()
    const body = { email: member.email, title: 'Hello', body: 'World' }
    const admin = await own.browseAsAdmin()
    const response = await admin.post('/fcm/send-notification-to-user', body)
    expect(response.statusCode).toBe(422)
    expect(response.json().message).toBe("Push notifications aren't configured on this server")
    await own.close()
  })
})
