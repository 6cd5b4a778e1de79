// Specification: 7

import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  expectTypeOf,
  test,
} from 'vitest'
import { createApi, keyOf } from './api'
import type { MutationId, QueryId } from './operation'
import { operations } from './operations.gen'
import { queryDefaults } from './retry'
import type { components } from './schema.gen'
import { testServer } from './server.testing'

const post = {
  id: '1',
  title: 'Hello',
  description: 'All',
  createdAt: '2026-10-05T18:12:44.000Z',
  user: { fullName: null, email: null, profilePic: null },
}

let server: Awaited<ReturnType<typeof testServer>>
let api: ReturnType<typeof createApi>
let client: QueryClient
beforeAll(async () => {
  server = await testServer()
  api = createApi({ baseUrl: server.baseUrl })
})
beforeEach(() => {
  client = new QueryClient({ defaultOptions: queryDefaults })
})
afterEach(() => client.clear())
afterAll(() => server.close())

const change = <Id extends MutationId>(id: Id) => new MutationObserver(client, api.mutation(id))

describe('a query', () => {
  test('is typed by the contract, from its input to its data', async () => {
    server.json(200, { data: [post] })
    const answer = await client.query(api.query('listPosts'))
    expect(answer.data).toEqual([post])
    expectTypeOf(answer.data).toEqualTypeOf<components['schemas']['Post'][]>()

    expect(api.query('getUser', { path: { id: '7' } }).queryKey).toEqual([
      'getUser',
      { path: { id: '7' } },
    ])
    // @ts-expect-error an id is needed
    expect(api.query('getUser').queryKey).toEqual(['getUser'])
    // @ts-expect-error no such status
    api.query('listUsers', { query: { badgeRequestStatus: 3 } })
  })

  test('is aborted when its answer is no longer wanted', async () => {
    const closed = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    server.handle((_, response) => {
      response.on('close', closed.resolve)
      asked.resolve()
    })
    const stop = new QueryObserver(client, api.query('listPosts')).subscribe(() => {})
    await asked.promise
    stop()
    await closed.promise
  })

  test('cannot be made of a call that changes something, be it a GET', () => {
    expectTypeOf<'banUser' | 'unbanUser' | 'signOut' | 'verifyEmail'>().toExtend<MutationId>()
    expectTypeOf<QueryId & MutationId>().toBeNever()
    // @ts-expect-error banning is a change
    expect(api.query('banUser', { path: { id: '7' } }).queryKey[0]).toBe('banUser')
    const gets = Object.entries(operations).filter(
      ([, { method, changes }]) => changes && method === 'GET',
    )
    expect(gets.map(([id]) => id)).toEqual(['banUser', 'signOut', 'unbanUser', 'verifyEmail'])
  })
})

describe('a change', () => {
  test('loads what it made stale before it counts as done', async () => {
    const seen: string[] = []
    server.handle(({ url = '' }, response) => {
      seen.push(url)
      const list = {
        data: [],
        pagination: { page: 1, limit: 10, total: seen.length, totalPages: 1 },
      }
      response.end(JSON.stringify(url.includes('/ban/') ? { message: 'Banned' } : list))
    })
    const options = api.query('listUsers', { query: { page: 2 } })
    const observer = new QueryObserver(client, options)
    const stop = observer.subscribe(() => {})
    await client.query(options)
    expect(await change('banUser').mutate({ path: { id: '7' } })).toEqual({ message: 'Banned' })
    expect(seen).toEqual(['/api/users?page=2', '/api/users/ban/7', '/api/users?page=2'])
    expect(observer.getCurrentResult().data?.pagination.total).toBe(3)
    stop()
  })

  test.each([
    [500, true],
    [403, true],
    [404, true],
    [409, true],
    [422, false],
    [401, false],
  ])('that fails with %s makes its lists stale: %s', async (status, expected) => {
    server.json(200, { data: [post] })
    await client.query(api.query('listPosts'))
    server.json(status, { message: 'No' })
    await expect(change('deletePost').mutate({ path: { id: '1' } })).rejects.toMatchObject({
      status,
    })
    expect(client.getQueryState(keyOf('listPosts'))?.isInvalidated).toBe(expected)
  })

  test('leaves other lists alone', async () => {
    server.json(200, { data: [post] })
    await client.query(api.query('listPosts'))
    server.json(200, {})
    await change('signOut').mutate(undefined)
    await change('decideBadge').mutate({ path: { id: '1' }, body: { approved: 0 } })
    expect(client.getQueryState(keyOf('listPosts'))?.isInvalidated).toBe(false)
  })
})

describe('the verification of an email', () => {
  test.each([200, 422, 500])(
    'is asked for once, also when it is mounted twice: %s',
    async (status) => {
      server.json(status, { message: 'Answer' })
      const observer = new QueryObserver(client, api.verification('token/1'))
      observer.subscribe(() => {})()
      const stop = observer.subscribe(() => {})
      await expect.poll(() => observer.getCurrentResult().isPending).toBe(false)
      stop()
      observer.subscribe(() => {})()
      expect(observer.getCurrentResult().isSuccess).toBe(status === 200)
      expect(server.requests.map(({ url }) => url)).toEqual([
        '/api/auth/verify-email/?token=token%2F1',
      ])
    },
  )
})
