// Specification: 7

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Api } from './api'
import type { Failure } from './client'
import { createApi } from './createApi'
import { ApiError } from './error'
import { hearth } from './hearth'
import { recordEntryOf } from './recordEntry'
import { testServer } from './server.testing'
import { serverNow } from './serverTime'

const user = {
  id: '1',
  fullName: 'Ana',
  email: 'ana@example.org',
  phone: null,
  country: null,
  dateOfBirth: null,
  profilePic: null,
  passport: null,
  role: 'user',
  status: 'verified',
  isVerified: true,
  isBanned: false,
  isEmailVerified: true,
  badgeRequestStatus: 0,
  badgeFileName: null,
  devicesCount: 0,
  is2FAEnabled: false,
}
const page = { data: [user], pagination: { page: 1, limit: 10, total: 1, totalPages: 1 } }

let server: Awaited<ReturnType<typeof testServer>>
let call: Api['call']
const log: Failure[] = []
beforeAll(async () => {
  server = await testServer()
  call = createApi(hearth, { baseUrl: server.baseUrl, log: (failure) => log.push(failure) }).call
})
afterEach(() => {
  vi.useRealTimers()
  log.length = 0
})
afterAll(() => server.close())

/** The error that a call rejects with. */
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('The call succeeded'),
    (cause: unknown) => cause,
  )
  if (!(error instanceof ApiError)) throw error
  return error
}
const listUsers = () => call('listUsers', { query: { page: 1 } })
const banUser = () => call('banUser', { path: { id: '7' } })

describe('a call', () => {
  test.each([
    ['with a message', banUser, { message: 'Done' }],
    ['with data', listUsers, page],
  ])('knows the entry of the record that an answer %s names', async (_, send, body) => {
    server.json(200, body, { 'Record-Entry': 'e1' })
    expect(recordEntryOf(await send())).toBe('e1')
    server.json(200, body)
    expect(recordEntryOf(await send())).toBeUndefined()
  })

  test.each([200, 403])('with the answer %s tells the time of the server', async (status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-12T12:00:00Z') })
    server.json(status, page, { Date: 'Mon, 15 Jun 2026 12:00:00 GMT' })
    await listUsers().catch(() => {})
    expect(serverNow()).toEqual(new Date('2026-06-15T12:00:00Z'))
    server.json(200, page, { Date: 'Fri, 12 Jun 2026 12:00:00 GMT' })
    await listUsers()
    expect(serverNow()).toEqual(new Date('2026-06-12T12:00:00Z'))
  })

  test('sends method, path, query, body and the header of the panel', async () => {
    server.json(200, page)
    expect(
      await call('listUsers', { query: { page: 2, search: 'a b&c', isVerified: undefined } }),
    ).toEqual(page)
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/users?page=2&search=a%20b%26c',
    })
    expect(server.requests[0]?.headers).toMatchObject({ 'x-requested-with': 'hearth' })

    server.json(200, { message: 'Done' })
    expect(await call('decideBadge', { path: { id: 'a/b' }, body: { approved: 2 } })).toEqual({
      message: 'Done',
    })
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/api/users/badges/a%2Fb' })
    expect(server.requests[0]?.headers['content-type']).toBe('application/json')
  })

  test('without a body says nothing of one', async () => {
    server.json(200, { qr: 'data:,', secret: 'JBSW' })
    await call('setUpTotp', {})
    expect(server.requests[0]?.headers['content-type']).toBeUndefined()
  })
})

test('cookies go along', async () => {
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(Response.json({ data: [] }))
  })
  await createApi(hearth, { baseUrl: server.baseUrl }).call('listPosts', {})
  vi.unstubAllGlobals()
  expect(sent[0]?.credentials).toBe('include')
})

describe('an answer other than 2xx', () => {
  test('carries status, code, message, field errors and operation', async () => {
    const errors = [{ field: 'price', message: 'Not a number' }]
    server.json(422, { message: 'Check', code: 'unprocessable', errors })
    expect(await failure(listUsers())).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 422,
      code: 'unprocessable',
      message: 'Check',
      errors,
      operation: 'listUsers',
    })
  })

  test.each([
    ['an empty 500 with a length', 500, '', { 'Content-Length': '0' }],
    ['an empty 500 without a length', 500, undefined, {}],
    ['a 502 with HTML', 502, '<html>Bad gateway</html>', { 'Content-Type': 'text/html' }],
    ['a 500 with broken JSON', 500, '{"message":"ha', { 'Content-Type': 'application/json' }],
    ['a JSON string', 500, '"stack trace"', {}],
    ['null', 500, 'null', {}],
    ['a list', 500, '[{"message":"no"}]', {}],
    ['what is no text', 500, '{"message":{"toString":"no"},"code":{},"errors":{}}', {}],
    ['what is inherited', 500, '{"__proto__":{"message":"no","code":"internal"}}', {}],
    ['a redirect that leads nowhere', 304, undefined, {}],
  ])('%s fails, with nothing to show', async (_, status, body, headers) => {
    server.answer(status, body, headers as Record<string, string>)
    expect(await failure(banUser())).toMatchObject({
      kind: 'http',
      status,
      code: undefined,
      message: '',
      errors: [],
    })
  })

  test('keeps only what is a field error', async () => {
    server.answer(
      400,
      `{"message":"Check","errors":[null,1,"x",[],{"field":"a"},{"field":1,"message":"m"},
      {"field":"__proto__","message":"first"},{"field":"constructor","message":"second"}]}`,
    )
    const { errors } = await failure(listUsers())
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ['__proto__', 'first'],
      ['constructor', 'second'],
    ])
  })

  test('takes nothing that the body itself does not say', async () => {
    const inherited = { configurable: true, value: 'inherited' }
    Object.defineProperties(Object.prototype, { message: inherited, field: inherited })
    server.answer(400, '{"errors":[{"message":"a"},{"field":"b"}]}')
    const { errors, message } = await failure(listUsers()).finally(() => {
      Reflect.deleteProperty(Object.prototype, 'message')
      Reflect.deleteProperty(Object.prototype, 'field')
    })
    expect([message, errors]).toEqual(['', []])
  })

  test('has its message cut at 300 characters, as a person counts them', async () => {
    const family = '👩‍👩‍👧‍👦'
    server.json(400, { message: family.repeat(300) })
    expect((await failure(listUsers())).message).toBe(family.repeat(300))
    server.json(400, { errors: [{ field: 'a', message: family.repeat(301) }] })
    expect((await failure(listUsers())).errors[0]?.message).toBe(`${family.repeat(299)}…`)

    server.json(400, { message: 'x'.repeat(1_000_000) })
    expect((await failure(listUsers())).message).toBe(`${'x'.repeat(299)}…`)
    server.json(400, { message: 'x'.repeat(300) })
    expect((await failure(listUsers())).message).toBe('x'.repeat(300))
    server.json(400, { message: `e${'\u0301'.repeat(1_000_000)}` })
    expect((await failure(listUsers())).message.length).toBeLessThan(5000)
  })

  test.each([
    ['60', 60, '2026-06-15T12:01:00.000Z'],
    // The wait is at most an hour, whatever the server asks for.
    ['86400', 3_600, '2026-06-15T13:00:00.000Z'],
    ['Mon, 15 Jun 2026 12:01:30 GMT', 90, '2026-06-15T12:01:30.000Z'],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0, '2026-06-15T12:00:00.000Z'],
    ['soon', undefined, undefined],
  ])('with Retry-After %s asks to wait %s seconds', async (header, wait, until) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00Z') })
    const date = 'Mon, 15 Jun 2026 12:00:00 GMT'
    server.json(429, { message: 'Slow down' }, { 'Retry-After': header, Date: date })
    const { retryAfter, retryAt } = await failure(listUsers())
    expect([retryAfter, retryAt?.toISOString()]).toEqual([wait, until])
  })

  test.each([
    ['https://panel.example', 'https://panel.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['javascript:alert(1)', undefined],
    ['//panel.example', undefined],
    ['https://panel.example/login', undefined],
    ['', undefined],
    [7, undefined],
    [null, undefined],
  ])('takes %j as an address of the panel only if it is one', async (publicUrl, address) => {
    server.json(403, { message: 'Request not allowed', code: 'wrongAddress', publicUrl })
    expect((await failure(listUsers())).publicUrl).toBe(address)
  })
})

describe('a 2xx answer of the wrong shape', () => {
  test.each([
    ['nothing', ''],
    ['broken JSON', '{"data":['],
    ['HTML', '<!doctype html><title>Sign in</title>'],
    ['{}', '{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['data null', JSON.stringify({ ...page, data: null })],
    ['a list that is an object', JSON.stringify({ ...page, data: {} })],
    ['rows that are null', JSON.stringify({ ...page, data: [null, null] })],
    ['rows without an id', JSON.stringify({ ...page, data: [{ ...user, id: undefined }] })],
    [
      'a total that is text',
      JSON.stringify({ ...page, pagination: { ...page.pagination, total: 'x' } }),
    ],
  ])('of a read: %s', async (_, body) => {
    server.answer(200, body)
    expect(await failure(listUsers())).toMatchObject({ kind: 'shape', status: 200, message: '' })
  })

  test('a read is lenient about what it does not need', async () => {
    const { phone: _, ...withoutPhone } = user
    const lenient = { ...page, data: [{ ...withoutPhone, status: 'asleep', extra: 1 }], more: true }
    server.json(200, lenient)
    expect(await listUsers()).toEqual(lenient)
  })

  test('a record without an id is none, a plan without a price neither', async () => {
    server.json(200, { data: {} })
    expect(await failure(call('getUser', { path: { id: '1' } }))).toMatchObject({ kind: 'shape' })
    server.json(200, { data: { id: '1', name: 'Gold', period: 'year' } })
    expect(await failure(call('getMembershipPlan', { path: { id: '1' } }))).toMatchObject({
      kind: 'shape',
    })
  })

  test('a plan without an id can be read, a user cannot', async () => {
    server.json(200, { data: { name: 'Gold', price: 5, period: 'year' } })
    const plan = await call('getMembershipPlan', { path: { id: '1' } })
    expect(plan.data).toMatchObject({ id: '', name: 'Gold', price: 5 })
    server.json(200, { data: { ...user, id: undefined, invitees: [] } })
    expect(await failure(call('getUser', { path: { id: '1' } }))).toMatchObject({ kind: 'shape' })
  })

  test('a sign-in without a role is none', async () => {
    server.json(200, { data: { user: { id: '1', userName: 'Ana', email: 'a@b.example' } } })
    const signIn = call('signIn', { body: { email: 'a', password: 'b', role: 'ADMIN' } })
    expect(await failure(signIn)).toMatchObject({ kind: 'shape' })
  })

  test.each([
    [
      'an id that is a number',
      { id: 1, userName: 'Ana', email: 'a@b.example', is2FAEnabled: true },
    ],
    ['no id', { userName: 'Ana', email: 'a@b.example', is2FAEnabled: true }],
    ['username', { id: '1', username: 'Ana' }],
    ['a name of null and a flag of 1', { userName: null, is2FAEnabled: 1 }],
    ["a flag of 'true'", { is2FAEnabled: 'true' }],
    ['only a role', {}],
  ])('a sign-in is accepted with %s', async (_, user) => {
    server.json(200, { data: { user: { ...user, role: 'ADMIN' } } })
    const signIn = call('signIn', { body: { email: 'a', password: 'b', role: 'ADMIN' } })
    expect((await signIn).data.user.role).toBe('ADMIN')
  })

  test('a null in the place of what may be missing counts as missing', async () => {
    const nothing = {
      id: null,
      userName: null,
      email: null,
      is2FAEnabled: null,
      hasPasskey: null,
      permissions: null,
    }
    server.json(200, { data: { user: { ...nothing, role: 'ADMIN' } }, message: null })
    const answer = await call('signIn', { body: { email: 'a', password: 'b', role: 'ADMIN' } })
    expect(answer).toEqual({ data: { user: { role: 'ADMIN' } } })
    const plan = { id: '1', name: 'Gold', price: 5, period: 'year' }
    server.json(200, { data: { ...plan, features: null, isActive: null, image: null } })
    const { data } = await call('getMembershipPlan', { path: { id: '1' } })
    expect([data.features, data.isActive]).toEqual([undefined, undefined])
  })

  test('a null that the contract knows stays', async () => {
    const entirely = { ...user, phone: null }
    server.json(200, { ...page, data: [entirely] })
    expect((await listUsers()).data[0]?.phone).toBeNull()
  })

  test('the invites of a member need no id of the member', async () => {
    const invite = { id: 'i1', invitedTo: 'a@b.example', status: 'pending' }
    server.json(200, { data: [invite], user: { fullName: 'Ana' } })
    const answer = await call('listUserInvites', { path: { id: '1' } })
    expect(answer).toMatchObject({ data: [invite], user: { fullName: 'Ana' } })
  })

  test.each([
    [{ success: false, message: 'Unauthorized' }, 'Unauthorized'],
    [{ success: false, ...page }, ''],
  ])('a refusal with status 200 is no answer and no success: %j', async (body, message) => {
    server.json(200, body)
    const refused = { kind: 'http', status: 200, message }
    expect(await failure(listUsers())).toMatchObject(refused)
    expect(await failure(call('deletePost', { path: { id: '1' } }))).toMatchObject(refused)
  })

  test.each([
    ['pagination', { data: [{ ...user, dateOfBirth: 7, id: 7 }] }],
    ['pagination.total', { data: [{ ...user, isBanned: 0 }], pagination: { total: 'x' } }],
    ['data.0.id', { ...page, data: [{ ...user, isBanned: 'x', id: undefined }] }],
    ['data', { ...page, data: { rows: [] } }],
    ['', []],
  ])('names %j, which it could not read, and not what it could', async (misfit, body) => {
    server.json(200, body)
    expect(await failure(listUsers())).toMatchObject({ kind: 'shape', misfit })
  })

  test.each([
    ['data.1.id', { ...page, data: [user, { ...user, id: undefined }, null] }],
    ['pagination.total', { ...page, pagination: { ...page.pagination, total: 'x' } }],
    ['pagination', { data: [] }],
  ])('names %s as the place that is wrong', async (place, body) => {
    const { fits: _, ...rest } = { fits: 0, ...body }
    server.json(200, { ...rest, data: rest.data.filter((row) => row !== user) })
    expect(await failure(listUsers())).toMatchObject({
      kind: 'shape',
      misfit: place.replace('data.1', 'data.0'),
    })
  })

  test('a redirect to a page is a session that has ended', async () => {
    server.handle((request, response) => {
      if (request.url === '/login') response.setHeader('Content-Type', 'text/html').end('<p>')
      else response.writeHead(302, { Location: '/login' }).end()
    })
    expect(await failure(listUsers())).toMatchObject({ kind: 'http', status: 401 })
  })

  test('asks for JSON, as frameworks expect of a script', async () => {
    let accept: string | undefined
    server.handle((request, response) => {
      accept = request.headers.accept
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(page))
    })
    await listUsers()
    expect(accept).toBe('application/json')
  })

  test('a sign-in without a user is none', async () => {
    server.json(200, { data: {} })
    const signIn = call('signIn', { body: { email: 'a', password: 'b', role: 'ADMIN' } })
    expect(await failure(signIn)).toMatchObject({ kind: 'shape' })
  })

  test('a code is not right because nothing says that it is wrong', async () => {
    server.answer(200, '{}')
    expect(await failure(call('verifyTotp', { body: { token: '123456' } }))).toMatchObject({
      kind: 'shape',
    })
  })
})

describe('rows of another backend that are not whole', () => {
  test.each([
    ['2026-10-02T09:30:00', '2026-10-02T09:30:00.000Z'],
    ['2026-10-02 09:30:00', '2026-10-02T09:30:00.000Z'],
    [Date.UTC(2026, 9, 2, 9, 30), '2026-10-02T09:30:00.000Z'],
    ['2026-10-02T09:30:00+02:00', '2026-10-02T09:30:00+02:00'],
    ['soon', 'soon'],
  ])('the date %s is %s', async (given, read) => {
    server.json(200, {
      data: [{ id: '1', title: '', description: '', createdAt: given, user: {} }],
    })
    expect((await call('listPosts', {})).data).toMatchObject([{ createdAt: read }])
  })

  test('an id beyond 2^53 is not read, as it may be the id of another record', async () => {
    const rows = '{"id":9007199254740993,"title":"a"},{"id":7,"title":"b"}'
    server.answer(200, `{"data":[${rows}]}`)
    expect(await call('listPosts', {})).toMatchObject({ data: [{ id: '7' }], leftOut: 1 })
  })

  test.each([
    [{ page: 2, limit: 10, total: 34 }, { totalPages: 4 }],
    [{ page: 2, total: '34', totalPages: 4, limit: 10 }, { total: 34 }],
    [{ total: 5 }, { page: 1, totalPages: 5, limit: 1 }],
  ])('a pagination of %o has %o', async (given, expected) => {
    server.json(200, { ...page, data: [user], pagination: given })
    expect((await listUsers()).pagination).toMatchObject(expected)
  })

  test('neighbours of a page follow from its number', async () => {
    const pagination = { page: 2, limit: 10, total: 34, totalPages: 4 }
    server.json(200, { data: [], pagination })
    expect((await call('listAnnouncements', {})).pagination).toEqual({
      ...pagination,
      hasPrev: true,
      hasNext: true,
    })
  })

  const listPlans = () => call('listMembershipPlans', {})
  const plan = {
    id: '1',
    name: 'Gold',
    price: 9.99,
    period: 'year',
    createdAt: '2026-06-14T10:00:00.000Z',
    updatedAt: '2026-06-14T10:00:00.000Z',
  }
  const { price: _price, ...unpriced } = plan

  test('show what they have', async () => {
    server.json(200, { data: [{ id: 7, title: 'Hello' }] })
    expect(await call('listPosts', {})).toEqual({
      data: [{ id: '7', title: 'Hello', description: '', createdAt: '', user: {} }],
    })
    server.json(200, { ...page, data: [{ id: '1', status: 'banned', isVerified: 1, phone: {} }] })
    expect((await listUsers()).data).toEqual([
      {
        id: '1',
        role: '',
        status: 'banned',
        isVerified: true,
        badgeRequestStatus: 0,
        devicesCount: 0,
      },
    ])
    expect(log).toEqual([])
  })

  test('may tell a price by text', async () => {
    server.json(200, { data: [{ ...plan, price: '9.99' }] })
    expect((await listPlans()).data).toEqual([plan])
    server.json(200, { data: { ...plan, price: '12' } })
    const { data } = await call('getMembershipPlan', { path: { id: '1' } })
    expect(data.price).toBe(12)
  })

  test('are left out where nothing can be made of them, and counted', async () => {
    const rows = [plan, unpriced, { ...plan, price: 'free' }, null, { ...plan, id: undefined }]
    server.json(200, { data: rows })
    expect(await listPlans()).toEqual({ data: [plan], leftOut: 4 })
  })

  test('are logged once as long as it is as many, without what they hold', async () => {
    const answers = [[plan, unpriced], [plan, unpriced], [plan, null, null], [plan], [plan, null]]
    for (const data of answers) {
      server.json(200, { data })
      await listPlans()
    }
    const told = { method: 'GET', path: '/membership-plan/get-all', status: 200 }
    expect(log).toEqual([
      { ...told, message: "1 entry couldn't be read" },
      { ...told, message: "2 entries couldn't be read" },
      { ...told, message: "1 entry couldn't be read" },
    ])
  })
})

describe('a list of many thousand rows', () => {
  const post = {
    title: 'Hello',
    description: 'x'.repeat(400),
    createdAt: '2026-10-02T09:30:00Z',
    user: {},
  }
  const posts = Array.from({ length: 1_000 }, (_, at) => ({ ...post, id: `${at}` }))

  test('is read and checked like a short one', async () => {
    server.json(200, { data: posts })
    expect(await call('listPosts', {})).toEqual({ data: posts })
    server.json(200, { data: [...posts, { title: 'No id' }, null] })
    expect(await call('listPosts', {})).toEqual({ data: posts, leftOut: 2 })
    server.answer(200, JSON.stringify({ data: posts }).slice(0, -1))
    expect(await failure(call('listPosts', {}))).toMatchObject({ kind: 'shape' })
  })

  test('is refused when parsing it would block the page for seconds', async () => {
    server.answer(200, JSON.stringify({ data: posts }) + ' '.repeat(100_000_000))
    expect(await failure(call('listPosts', {}))).toMatchObject({ kind: 'shape' })
  })
})

describe('a receipt', () => {
  test.each([
    ['an empty 200', 200, '', {}],
    ['an empty 200 with a length', 200, '', { 'Content-Length': '0' }],
    ['a 204', 204, undefined, {}],
    ['{}', 200, '{}', {}],
    ['a message that is no text', 201, '{"message":5}', {}],
  ])('is one without a message: %s', async (_, status, body, headers) => {
    server.answer(status, body, headers as Record<string, string>)
    expect(await banUser()).toEqual({})
  })

  test.each([['<html>'], ['null'], ['{"message":"Ba'], ['[]']])('is not %s', async (body) => {
    server.answer(200, body)
    expect(await failure(banUser())).toMatchObject({ kind: 'shape' })
  })

  test('has its message cut as well', async () => {
    server.json(200, { message: 'x'.repeat(301), data: { any: 'thing' } })
    expect(await banUser()).toEqual({ message: `${'x'.repeat(299)}…` })
  })

  test('keeps the id of its record and nothing else of it', async () => {
    server.json(201, { message: 'Saved', data: { id: 'a1', title: 'Fair' } })
    expect(await banUser()).toEqual({ message: 'Saved', id: 'a1' })
    server.json(200, { data: { id: 5 } })
    expect(await banUser()).toEqual({})
  })
})

describe('no answer', () => {
  test('because the connection was dropped', async () => {
    server.handle((request) => request.socket.destroy())
    expect(await failure(listUsers())).toMatchObject({
      kind: 'network',
      status: undefined,
      message: '',
    })
  })

  test.each([200, 500])('because a %s broke off in the middle', async (status) => {
    server.handle((request, response) => {
      response.writeHead(status, { 'Content-Length': '1000' })
      response.write('{"data":', () => request.socket.destroy())
    })
    expect(await failure(listUsers())).toMatchObject({ kind: 'network', message: '' })
  })

  test('because nobody listens', async () => {
    const nobody = createApi(hearth, { baseUrl: 'http://127.0.0.1:1/api' }).call
    expect(await failure(nobody('listPosts', {}))).toMatchObject({
      kind: 'network',
      operation: 'listPosts',
    })
  })

  test('because it was aborted: the abort passes untouched and unlogged', async () => {
    const controller = new AbortController()
    server.handle(() => controller.abort())
    await expect(call('listUsers', {}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })

    const reason = new Error('left the page')
    await expect(call('listUsers', {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(log).toEqual([])
  })

  test('because it was aborted in the middle of the body', async () => {
    const controller = new AbortController()
    server.handle((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('{"data":', () => setImmediate(() => controller.abort()))
    })
    await expect(call('listUsers', {}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

test('the log names method, path template, status and message, and nothing else', async () => {
  server.json(404, { message: 'Not found', errors: [{ field: 'id', message: 'secret' }] })
  await failure(call('getUser', { path: { id: 'canary' } }))
  server.answer(200, 'canary')
  await failure(call('listUsers', { query: { search: 'canary' } }))
  server.answer(502, 'canary')
  await failure(call('forgotPassword', { body: { email: 'canary@example.org' } }))
  server.handle((request) => request.socket.destroy())
  await failure(banUser())
  expect(log).toEqual([
    { method: 'GET', path: '/users/{id}', status: 404, message: 'Not found' },
    { method: 'GET', path: '/users', status: 200, message: 'answer of the wrong shape' },
    { method: 'POST', path: '/auth/forgot-password', status: 502, message: 'no message' },
    { method: 'GET', path: '/users/ban/{id}', status: undefined, message: 'no answer' },
  ])
})
