// Specification: 7

import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { createSignOut } from '../src/auth/signOut.ts'
import { sessions } from '../src/platform/database/schema.ts'
import { cookieOf, createTestApp } from './helper.ts'
import { until } from './outbox.ts'

/** An app with a list of posts that waits until it is released. */
const createBlockedApp = async () => {
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const listPosts = async () => {
    await gate
    return { data: [] }
  }
  const listInvites = async () => ({ data: [] })
  const test = await createTestApp({
    handlers: { listPosts, listInvites, signOut: createSignOut() },
  })
  return { test, release, admin: await test.browseAsAdmin() }
}

/**
 * Starts a call without ever sending its body; resolves when the server has received the call
 * (RFC 9110, 10.1.1).
 */
const beginCall = async (address: string): Promise<ClientRequest> => {
  const headers = {
    'content-type': 'application/json',
    'content-length': 9,
    expect: '100-continue',
  }
  const begun = request(`${address}/api/auth/signin`, { method: 'POST', headers })
  begun.on('error', () => undefined).flushHeaders()
  await once(begun, 'continue')
  begun.write('{')
  return begun
}

describe('the queue before the embedded database', () => {
  it('refuses calls when it is full', async () => {
    const { test, release, admin } = await createBlockedApp()
    const calls = Array.from({ length: 250 }, () => admin.get('/posts'))
    const turnedAway = test.database.embedded ? 50 : 0
    const early = await Promise.all(calls.slice(250 - turnedAway))
    expect(early.map(({ statusCode }) => statusCode)).toEqual(Array(turnedAway).fill(503))
    expect(early.every(({ headers }) => headers['retry-after'] === '1')).toBe(true)
    expect((await test.app.inject('/healthz')).statusCode).toBe(200)

    release()
    const late = await Promise.all(calls.slice(0, 250 - turnedAway))
    expect(late.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await admin.get('/posts')).statusCode).toBe(200)
    await test.close()
  })

  it('accepts 20 calls from one address, and always accepts sign-outs', async () => {
    const { test, release, admin } = await createBlockedApp()
    const from = '198.51.100.7'
    const calls = Array.from({ length: 25 }, () => admin.get('/posts', { from }))
    const turnedAway = test.database.embedded ? 5 : 0
    const early = await Promise.all(calls.slice(25 - turnedAway))
    expect(early.map(({ statusCode }) => statusCode)).toEqual(Array(turnedAway).fill(503))
    expect((await admin.get('/invite', { from: '198.51.100.8' })).statusCode).toBe(200)
    expect((await admin.get('/auth/logout', { from })).statusCode).toBe(200)

    release()
    await Promise.all(calls)
    expect((await (await test.browseAsAdmin()).get('/invite', { from })).statusCode).toBe(200)
    await test.close()
  })

  it.each([
    ['encoded', '/%61pi/posts'],
    ['absolute', 'http://localhost:3000/api/posts'],
  ])('counts a call whose address is %s', async (_how, target) => {
    const { test, release, admin } = await createBlockedApp()
    const { port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }))
    const { cookie } = admin
    const ask = async (): Promise<IncomingMessage> => {
      const call = request({ host: '127.0.0.1', port, path: target, headers: { cookie } }).end()
      const [answer] = await once(call, 'response')
      return answer.resume()
    }
    const turnedAway = test.database.embedded ? 5 : 0
    const calls = Array.from({ length: 25 }, ask)
    const refused: IncomingMessage[] = []
    for (const call of calls) call.then((answer) => refused.push(answer))
    await until(() => refused.length === turnedAway)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(turnedAway).fill(503))

    release()
    const answers = await Promise.all(calls)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(25 - turnedAway)
    await test.close()
  })

  it('accepts 20 sign-outs; further ones only expire the cookie', async () => {
    const { test, admin } = await createBlockedApp()
    const locked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const busy = test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table sessions`)
      locked.resolve()
      await goOn.promise
    })
    await locked.promise
    const calls = Array.from({ length: 25 }, () => admin.get('/auth/logout'))
    const early = await Promise.all(calls.slice(20))
    goOn.resolve()
    await busy
    for (const answer of [...early, ...(await Promise.all(calls))]) {
      expect([answer.statusCode, cookieOf(answer)]).toEqual([200, 'sid='])
    }
    expect(await test.db.$count(sessions)).toBe(0)
    await test.close()
  })

  it('shares one query among all concurrent readiness checks', async () => {
    const { test } = await createBlockedApp()
    const asked = vi.spyOn(test.database.reads.pool, 'query')
    const answers = await Promise.all(Array.from({ length: 30 }, () => test.app.inject('/readyz')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200))
    expect(asked).toHaveBeenCalledTimes(1)
    expect((await test.app.inject('/readyz')).statusCode).toBe(200)
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockRestore()
    await test.close()
  })

  it('does not count calls while their body is arriving', async () => {
    const { test, admin } = await createBlockedApp()
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const begun = await Promise.all(Array.from({ length: 210 }, () => beginCall(address)))
    const from = '127.0.0.1'
    expect((await admin.get('/invite', { from })).statusCode).toBe(200)
    expect((await admin.get('/auth/logout', { from })).statusCode).toBe(200)
    for (const call of begun) call.destroy()
    await test.close()
  })
})
