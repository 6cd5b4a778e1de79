// Specification: 5, 8, 9

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError, fieldErrors } from '../src/kernel/errors.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { operations, sampleCall } from './operations.ts'

let test: TestApp
let admin: Browser
let received: unknown
beforeAll(async () => {
  test = await createTestApp({
    handlers: {
      decideBadge: async ({ body }) => {
        received = body
        return { message: 'Done' }
      },
      createMembershipPlan: async () => {
        throw fieldErrors({ field: 'price', message: 'Price must be a number from 0 to 1000000' })
      },
      listUsers: async ({ query }) => {
        received = query
        const pagination = { page: 1, limit: 10, total: 0, totalPages: 0 }
        return { data: [], pagination }
      },
      listPosts: async () => {
        throw new Error('relation "posts" is broken at /srv/secret')
      },
      listInvites: async () => ({ data: [] }),
      deletePost: async () => {
        throw new AppError('notFound')
      },
    },
  })
  admin = await test.browseAsAdmin()
})
afterAll(() => test.close())

/** The answers to a body that is sent exactly as given. */
const raw = (payload: string, contentType: string | undefined) =>
  test.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    ...(contentType && { headers: { 'content-type': contentType } }),
    payload,
  })

describe('the texts of the specification', () => {
  it.each([
    ['/auth/signin', {}, 'email', 'Email is required'],
    ['/auth/signin', { email: 'a@b.c', password: '' }, 'password', 'Password is required'],
    ['/auth/forgot-password', { email: 'nonsense' }, 'email', 'Invalid email address'],
    [
      '/auth/reset-password',
      { token: 't', password: 'short' },
      'password',
      'Password must be at least 8 characters',
    ],
    [
      '/auth/reset-password',
      { token: 't', password: 'x'.repeat(21) },
      'password',
      'Password must be at most 20 characters',
    ],
    ['/auth/totp-verify', {}, 'token', 'TOTP code is required'],
    ['/auth/totp-verify', { token: '12345' }, 'token', 'Code must be 6 digits'],
    ['/auth/totp-verify', { token: '12345a' }, 'token', 'Code must contain only digits'],
    ['/announcements', { description: 'd' }, 'title', 'Title is required'],
    [
      '/announcements',
      { title: 'x'.repeat(256) },
      'title',
      'Title must be less than 255 characters',
    ],
    [
      '/announcements',
      { description: 'x'.repeat(2001) },
      'description',
      'Description must be less than 2000 characters',
    ],
    ['/announcements', { title: 't', description: 'd' }, 'date', 'Date is required'],
  ])('%s %j', async (path, body, field, message) => {
    const response = await admin.post(path, body)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe("The request isn't valid")
    expect(response.json().errors).toContainEqual({ field, message })
  })
})

describe('bodies', () => {
  it.each([
    ['a number as text', { approved: '2' }, 'Must be a whole number'],
    ['another number', { approved: 1 }, 'Must be one of 0, 2'],
    ['a list', { approved: [2] }, 'Must be a whole number'],
    ['an operator', { approved: { $gt: '' } }, 'Must be a whole number'],
    ['nothing', {}, 'Is required'],
  ])('are not coerced: %s', async (_name, body, message) => {
    const response = await admin.post('/users/badges/1', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field: 'approved', message }])
  })

  it('may contain only what the contract names [ASVS 1.5.2] [ASVS 2.2.1] [ASVS 15.3.3]', async () => {
    const response = await admin.post('/users/badges/1', { approved: 2, role: 'ADMIN' })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field: 'role', message: 'Is not a known field' }])
  })

  it('reach the handler unchanged [ASVS 1.1.1]', async () => {
    expect((await admin.post('/users/badges/1', { approved: 2 })).statusCode).toBe(200)
    expect(received).toEqual({ approved: 2 })
  })

  it.each(['{"__proto__":{"role":"ADMIN"}}', '{"constructor":{"prototype":{}}}'])(
    'that access the prototype are refused: %s',
    async (payload) => {
      expect((await raw(payload, 'application/json')).statusCode).toBe(400)
      expect(({} as { role?: string }).role).toBeUndefined()
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', undefined])(
    'must be JSON: %s',
    async (contentType) => {
      const response = await raw('{"email":"a@b.c","password":"x"}', contentType)
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({ message: 'Send JSON', code: 'unsupportedMediaType' })
    },
  )

  const withBody = operations.filter(({ template, method }) => sampleCall(template, method).body)
  it.each(withBody)(
    'are required by the contract: $operationId [ASVS 2.1.1] [ASVS 2.2.2]',
    async ({ template, method }) => {
      const { path } = sampleCall(template, method)
      const response = await admin.call(method, path)
      expect([response.statusCode, response.json()]).toEqual([
        415,
        { message: 'Send JSON', code: 'unsupportedMediaType' },
      ])
    },
  )

  it.each(['', '{', '[]', 'null', '"text"'])(
    'that are not an object get a 400: %j',
    async (payload) => {
      const response = await raw(payload, 'application/json; charset=utf-8')
      expect(response.statusCode).toBe(400)
      expect(response.json().message).toBe("The request isn't valid")
    },
  )

  it('that are too large get a 413', async () => {
    const response = await raw(JSON.stringify({ email: 'x'.repeat(270_000) }), 'application/json')
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({
      message: 'The request is too large',
      code: 'payloadTooLarge',
    })
  })
})

describe('texts', () => {
  const announcement = {
    title: 'Title',
    description: 'Text',
    date: '2026-01-01T00:00:00Z',
    isActive: true,
    isPinned: false,
  }
  const message = "Contains a character that can't be stored"

  it.each([
    ['U+0000', 'a\u0000b'],
    ['half of a character', 'a\ud800b'],
  ])('must be storable: %s', async (_name, text) => {
    const plan = { name: text, price: '1', period: 'month', description: '', isActive: true }
    const bodies: [path: string, body: object, field: string][] = [
      ['/announcements', { ...announcement, title: text }, 'title'],
      ['/membership-plan/create', { ...plan, features: [] }, 'name'],
      ['/membership-plan/create', { ...plan, name: 'a', features: ['a', text] }, 'features.1'],
      [
        '/file/generate-upload-url/admin',
        { fileName: `${text}.png`, fileType: 'image/png' },
        'fileName',
      ],
      ['/auth/signin', { email: 'a@b.org', password: text }, 'password'],
      ['/auth/reset-password', { token: text, password: 'battery staple' }, 'token'],
    ]
    for (const [path, body, field] of bodies) {
      const response = await admin.post(path, body)
      expect([path, response.statusCode]).toEqual([path, 400])
      expect(response.json().errors).toEqual([{ field, message }])
    }
  })

  it.each([
    ['/users?search=a%00b', 'search'],
    ['/announcements?search=%00', 'search'],
    ['/users/a%00b', 'id'],
    ['/membership-plan/get-one/%00', 'id'],
  ])('must be storable in an address too: %s', async (path, field) => {
    const response = await admin.get(path)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field, message }])
  })

  it.each([
    ['a leap second', '2016-12-31T23:59:60Z'],
    ['a year before 1000', '0999-12-31T23:59:59Z'],
    ['the year 0', '0000-01-01T00:00:00Z'],
    ['a year after 9999, by its offset', '9999-12-31T23:59:59-23:59'],
    ['a day that is none', '2026-02-30T00:00:00Z'],
    ['a date alone', '2026-02-03'],
  ])('of a moment must be valid: %s', async (_name, moment) => {
    const message = 'Must be a date and time, such as 2026-11-15T08:00:00Z'
    for (const field of ['date', 'publishedAt']) {
      const response = await admin.post('/announcements', { ...announcement, [field]: moment })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual([{ field, message }])
    }
  })

  it.each(['1000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-02-28T23:59:59.5+14:00'])(
    'of a moment are stored unchanged: %s',
    async (date) => {
      const real = await createTestApp()
      const steward = await real.browseAsAdmin()
      const created = await steward.post('/announcements', { ...announcement, date })
      expect(created.json().data.date).toBe(new Date(date).toISOString())
      await real.close()
    },
  )
})

it('an empty id is a 404, not the list', async () => {
  for (const path of ['/users/', '/users/?page=1']) {
    const response = await admin.get(path)
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'Not found', code: 'notFound' },
    ])
  }
})

it('a value that only the database refuses is a bad request, and is logged', async () => {
  const own = await createTestApp({
    handlers: {
      listPosts: async (_call, { db }) => {
        await db.execute("select '\\u0000'::json ->> 0, 1 / (1e308::float8 * 10)")
        return { data: [] }
      },
    },
  })
  const steward = await own.browseAsAdmin()
  const response = await own.app.inject({ url: '/api/posts', headers: { cookie: steward.cookie } })
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { message: "The request isn't valid", code: 'invalidRequest' },
  ])
  expect(own.logged.some((line) => line.includes('The database refused a value'))).toBe(true)
  await own.close()
})

describe('query strings', () => {
  it('are parsed by the contract, with its defaults [ASVS 1.4.2] [ASVS 15.3.7]', async () => {
    await admin.get('/users?isVerified=1&isBanned=true&search=%20a')
    expect(received).toEqual({ page: 1, limit: 10, isVerified: 1, isBanned: true, search: ' a' })
  })

  it.each([
    ['page=0', 'page', 'Must be a whole number from 1 to 1000000'],
    ['page=1.5', 'page', 'Must be a whole number'],
    ['page=abc', 'page', 'Must be a whole number'],
    ['limit=101', 'limit', 'Must be a whole number from 1 to 100'],
    ['isVerified=2', 'isVerified', 'Must be one of 0, 1'],
    [`search=${'x'.repeat(101)}`, 'search', 'Must be at most 100 characters'],
    ['page=1&page=2', 'page', 'Must be given only once'],
    ['search=a&search=b', 'search', 'Must be given only once'],
    ['page=0x1', 'page', 'Must be a whole number'],
    ['page=1e1', 'page', 'Must be a whole number'],
    ['page=1.0', 'page', 'Must be a whole number'],
    ['page=%201', 'page', 'Must be a whole number'],
    ['page=', 'page', 'Must be a whole number'],
    ['isBanned=1', 'isBanned', 'Must be true or false'],
    ['isverified=1', 'isverified', 'Is not a known field'],
    ['limit[]=1', 'limit[]', 'Is not a known field'],
    ['page[$gt]=1', 'page[$gt]', 'Is not a known field'],
    ['__proto__=1', '__proto__', 'Is not a known field'],
  ])('%s', async (query, field, message) => {
    const response = await admin.get(`/users?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      message: "The request isn't valid",
      code: 'invalidRequest',
      errors: [{ field, message }],
    })
  })
})

describe('a call that declares neither', () => {
  it.each(['_=1', '_=1&_=2'])('ignores a query string: %s', async (query) => {
    expect((await admin.get(`/invite?${query}`)).json()).toEqual({ data: [] })
  })

  it('ignores any Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'short' }
    expect((await admin.get('/invite', { headers })).json()).toEqual({ data: [] })
  })
})

describe('errors', () => {
  it('of a handler have fields', async () => {
    const plan = {
      name: 'Gold',
      price: 'abc',
      period: 'month',
      description: '',
      features: [''],
      isActive: true,
      image: '',
    }
    const response = await admin.post('/membership-plan/create', plan)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      message: 'Please check the fields',
      code: 'unprocessable',
      errors: [{ field: 'price', message: 'Price must be a number from 0 to 1000000' }],
    })
  })

  it('that are unexpected get a 500, with their text only in the log [ASVS 13.4.2] [ASVS 16.3.4] [ASVS 16.5.1]', async () => {
    const response = await admin.get('/posts')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ message: 'Something went wrong', code: 'internal' })
    const line = test.logged.find((text) => text.includes('/srv/secret'))
    expect(JSON.parse(line ?? '{}').reqId).toBe(response.headers['x-request-id'])
  })

  it.each([
    [15_000, 400],
    [17_000, 413],
  ])(
    'list at most 20 problems: a body of %i bytes without a session gets %i',
    async (size, status) => {
      const fields = Array.from({ length: size / 11 }, (_, at) => [`f${10_000 + at}`, 1])
      const body = Object.fromEntries(fields)
      const answer = await test.anonymous().post('/auth/signin', body)
      expect(answer.statusCode).toBe(status)
      expect((answer.json().errors ?? []).length).toBeLessThanOrEqual(20)
      expect(answer.body.length).toBeLessThan(2_000)
    },
  )

  it('of the catalogue are sent unchanged [ASVS 15.3.6]', async () => {
    const response = await admin.call('DELETE', '/posts/1')
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'Not found', code: 'notFound' },
    ])
  })

  it('of an unreadable address do not repeat it', async () => {
    const response = await test.app.inject('/api/users/%zz-canary')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ message: "The request isn't valid", code: 'invalidRequest' })
  })

  it.each(['/nope', '/users/1/2/3', '/'])(
    'for the unknown address /api%s are JSON [ASVS 4.1.1]',
    async (path) => {
      const response = await admin.get(path)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(response.json()).toEqual({ message: 'Not found', code: 'notFound' })
    },
  )
})
