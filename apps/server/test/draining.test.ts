// Specification: 7

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, createTestApp, type TestApp } from './helper.ts'

/** The header with which `deploy/nginx.conf` marks a read. */
const behindProxy = { headers: { 'x-retry-elsewhere': '1' } }

let step: 'serving' | 'stopping' | 'leaving' = 'serving'
let test: TestApp
let admin: Browser
beforeAll(async () => {
  test = await createTestApp({
    drain: {
      isStopping: () => step !== 'serving',
      isLeaving: () => step === 'leaving',
      mayAnswer: async () => undefined,
      run: async () => undefined,
    },
  })
  admin = await test.browseAsAdmin()
})
afterAll(() => test.close())

it('keeps connections open until it is told to stop', async () => {
  expect((await test.app.inject('/readyz')).statusCode).toBe(200)
  const { headers } = await admin.get('/posts', behindProxy)
  expect(headers.connection).not.toBe('close')
})

it('keeps serving while it is about to stop, and closes each connection', async () => {
  step = 'stopping'
  expect((await test.app.inject('/readyz')).statusCode).toBe(503)
  expect((await test.app.inject('/healthz')).headers.connection).toBe('close')
  expect((await test.app.inject('/%')).headers.connection).toBe('close')
  const read = await admin.get('/posts', behindProxy)
  expect(read.statusCode).toBe(200)
  expect(read.headers.connection).toBe('close')
})

it('at the end only refuses reads that a proxy can send elsewhere', async () => {
  step = 'leaving'
  const { cookie } = admin
  // Between server and proxy only: the contract has no 502.
  const headers = { cookie, ...behindProxy.headers }
  const refused = await test.app.inject({ url: '/api/posts', headers })
  expect(refused.statusCode).toBe(502)
  expect(refused.json().code).toBe('restarting')
  expect(refused.headers['retry-after']).toBe('1')
  expect((await admin.get('/posts')).statusCode).toBe(200)

  const { id } = await test.createUser()
  expect((await admin.get(`/users/ban/${id}`, behindProxy)).statusCode).toBe(200)
  expect((await admin.get('/auth/logout', behindProxy)).statusCode).toBe(200)
})
