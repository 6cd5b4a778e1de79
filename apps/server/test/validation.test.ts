// Specification: 5, 8, 9

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError, fieldErrors } from '../src/errors.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'

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
      deletePost: async () => {
        throw new AppError('notFound')
      },
    },
  })
  admin = await test.browseAsAdmin()
})
afterAll(() => test.close())

/** Answers of a body that is sent as it stands. */
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
    expect(response.json().message).toBe('The request is not valid')
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
  ])('mean what they say: %s', async (_name, body, message) => {
    const response = await admin.post('/users/badges/1', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field: 'approved', message }])
  })

  it('may hold nothing that the contract does not name', async () => {
    const response = await admin.post('/users/badges/1', { approved: 2, role: 'ADMIN' })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field: 'role', message: 'Is not known here' }])
  })

  it('reach the handler unchanged', async () => {
    expect((await admin.post('/users/badges/1', { approved: 2 })).statusCode).toBe(200)
    expect(received).toEqual({ approved: 2 })
  })

  it.each(['{"__proto__":{"role":"ADMIN"}}', '{"constructor":{"prototype":{}}}'])(
    'that reach for the prototype are refused: %s',
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
      expect(response.json()).toEqual({ message: 'Send JSON' })
    },
  )

  it('must be there where the contract demands one', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/api/auth/signin' })
    expect([response.statusCode, response.json()]).toEqual([415, { message: 'Send JSON' }])
  })

  it.each(['', '{', '[]', 'null', '"text"'])('that are no object are 400: %j', async (payload) => {
    const response = await raw(payload, 'application/json; charset=utf-8')
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe('The request is not valid')
  })

  it('that are too large are 413', async () => {
    const response = await raw(JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json')
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ message: 'The request is too large' })
  })
})

describe('query strings', () => {
  it('are read as what the contract says, with its defaults', async () => {
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
    ['page=1&page=2', 'page', 'Was given more than once'],
    ['search=a&search=b', 'search', 'Was given more than once'],
  ])('%s', async (query, field, message) => {
    const response = await admin.get(`/users?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      message: 'The request is not valid',
      errors: [{ field, message }],
    })
  })
})

describe('errors', () => {
  it('of a handler carry their fields', async () => {
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
      errors: [{ field: 'price', message: 'Price must be a number from 0 to 1000000' }],
    })
  })

  it('that nobody meant are 500 without their text, which is in the log', async () => {
    const response = await admin.get('/posts')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ message: 'Something went wrong' })
    const line = test.logged.find((text) => text.includes('/srv/secret'))
    expect(JSON.parse(line ?? '{}').reqId).toBe(response.headers['x-request-id'])
  })

  it('of the catalogue are told as they stand', async () => {
    const response = await admin.call('DELETE', '/posts/1')
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found' }])
  })

  it('of an address that cannot be read repeat nothing of it', async () => {
    const response = await test.app.inject('/api/users/%zz-canary')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ message: 'The request is not valid' })
  })

  it.each(['/nope', '/users/1/2/3', '/'])(
    'for the unknown address /api%s are JSON',
    async (path) => {
      const response = await admin.get(path)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(response.json()).toEqual({ message: 'Not found' })
    },
  )
})
