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
  vi,
} from 'vitest'
import { keyOf } from './api'
import { createApi } from './createApi'
import type { Edit } from './edit'
import { edit } from './editOptions'
import { hearth } from './hearth'
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
const create = (baseUrl: string) => createApi(hearth, { baseUrl })
let api: ReturnType<typeof create>
let client: QueryClient
beforeAll(async () => {
  server = await testServer()
  api = create(server.baseUrl)
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
    // @ts-expect-error no such call
    api.query('getNothing')
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
    expect(gets.map(([id]) => id).sort()).toEqual([
      'banUser',
      'signOut',
      'unbanUser',
      'verifyEmail',
    ])
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

  test('that came too late fails only after its list was loaded again', async () => {
    server.json(200, { data: [post] })
    const options = api.query('listPosts')
    const stop = new QueryObserver(client, options).subscribe(() => {})
    await client.query(options)
    const asked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    server.handle(async ({ method }, response) => {
      if (method === 'GET') {
        asked.resolve()
        await held.promise
      }
      response.writeHead(method === 'GET' ? 200 : 409, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(method === 'GET' ? { data: [] } : { message: 'No' }))
    })
    const failed = vi.fn()
    const done = change('deletePost')
      .mutate({ path: { id: '1' } })
      .catch(failed)
    await asked.promise
    expect(failed).not.toHaveBeenCalled()
    held.resolve()
    await done
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 409 }))
    expect(client.getQueryData(options.queryKey)?.data).toEqual([])
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

  test.each(['deleteUser', 'deleteUserWithReason'] as const)(
    '%s loads no member again, whose page is out of date, but the trash',
    async (id) => {
      const { queryKey, queryFn } = api.query('getUser', { path: { id: '7' } })
      const asked = vi.fn(queryFn)
      client.setQueryData([...queryKey], { data: {} })
      client.setQueryData(['listTrash'], {})
      const member = new QueryObserver(client, { queryKey, queryFn: asked, staleTime: Infinity })
      const stop = member.subscribe(() => {})
      await api.refresh(client, id)
      expect(asked).not.toHaveBeenCalled()
      expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
      expect(client.getQueryState(['listTrash'])?.isInvalidated).toBe(true)
      stop()
    },
  )

  test('leaves other lists alone', async () => {
    server.json(200, { data: [post] })
    await client.query(api.query('listPosts'))
    server.json(200, {})
    await change('signOut').mutate(undefined)
    await change('decideBadge').mutate({ path: { id: '1' }, body: { approved: 0 } })
    expect(client.getQueryState(keyOf('listPosts'))?.isInvalidated).toBe(false)
  })
})

describe('an edit', () => {
  const seen = {
    id: '7',
    title: 'Fair',
    description: 'On Friday',
    date: '2026-10-05T18:12:44.000Z',
    isActive: true,
    isPinned: false,
    imageUrl: null,
    publishedAt: null,
    etag: '1',
  }
  const { id: _, imageUrl: _image, publishedAt: _published, etag: _etag, ...body } = seen
  const mine = { ...body, title: 'Fair and market' }
  const fields = [...Object.keys(body), 'imageUrl', 'publishedAt']
  const page = { page: 1, limit: 10, total: 1, totalPages: 1, hasPrev: false, hasNext: false }
  const update = (input: Partial<Parameters<typeof run>[0]> = {}) =>
    run({ path: { id: '7' }, body: mine, seen, fields, ...input })
  const run = (input: Edit<'updateAnnouncement'>) =>
    new MutationObserver(client, edit(api, 'updateAnnouncement')).mutate(input)

  /** A server that has this version and refuses edits of any other. */
  const holds = (current: { etag: string }) => {
    const bodies: unknown[] = []
    server.handle(async (request, response) => {
      const sent = JSON.parse(Buffer.concat(await request.toArray()).toString())
      bodies.push(sent)
      const isRight = sent.etag === undefined || sent.etag === current.etag
      response.writeHead(isRight ? 200 : 409, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ message: isRight ? 'Saved' : 'Changed', data: current }))
    })
    return bodies
  }

  test('carries the etag of the record that the person saw', async () => {
    const bodies = holds(seen)
    expect(await update()).toEqual({ message: 'Saved', id: '7' })
    expect(bodies).toEqual([{ ...mine, etag: '1' }])
  })

  test('is as ever before a server that gives no etag', async () => {
    const bodies = holds(seen)
    await update({ seen: { ...seen, etag: undefined } })
    expect(bodies).toEqual([mine])
  })

  test('fails when a field was changed meanwhile, and the list shows to what', async () => {
    const theirs = { ...seen, description: 'On Saturday', etag: '2' }
    client.setQueryData(keyOf('listAnnouncements', { query: {} }), {
      data: [seen],
      pagination: page,
    })
    holds(theirs)
    await expect(update()).rejects.toMatchObject({ status: 409, message: 'Changed' })
    expect(client.getQueryData(keyOf('listAnnouncements', { query: {} }))).toEqual({
      data: [theirs],
      pagination: page,
    })
  })

  test('leaves no page of the list fresh after it was refused', async () => {
    const theirs = { ...seen, description: 'On Saturday', etag: '2' }
    const second = keyOf('listAnnouncements', { query: { page: 2 } })
    client.setQueryData(second, { data: [{ ...seen, id: '8' }], pagination: page })
    holds(theirs)
    await expect(update()).rejects.toMatchObject({ status: 409 })
    expect(client.getQueryState(second)?.isInvalidated).toBe(true)
  })

  test('goes through when it was saved already, by a call whose answer was lost', async () => {
    const bodies = holds({ ...seen, title: 'Fair and market', etag: '2' } as typeof seen)
    expect(await update()).toEqual({})
    expect(bodies).toHaveLength(1)
  })

  test('goes through upon a change of what it does not touch', async () => {
    const plan = {
      id: '9',
      name: 'Gold',
      price: 10,
      period: 'month',
      description: null,
      summary: null,
      image: null,
      createdAt: seen.date,
      updatedAt: seen.date,
      etag: '1',
    } as const
    const bodies = holds({ ...plan, price: 12, etag: '2' } as { etag: string })
    const saving = new MutationObserver(client, edit(api, 'updateMembershipPlan'))
    const summary = { id: '9', name: 'Gold', price: 10, summary: 'All.' }
    await saving.mutate({ body: summary, seen: plan, fields: ['summary'] })
    expect(bodies).toEqual([
      { ...summary, etag: '1' },
      { ...summary, price: 12, etag: '2' },
    ])
  })
})

describe('a change that makes something', () => {
  const sent: (string | undefined)[] = []
  const body = { email: 'ana@example.org', title: 'Welcome', body: 'Good to have you.' }
  const notify = (values: Partial<typeof body> = {}) =>
    change('sendNotificationToUser').mutate({ body: { ...body, ...values } })

  /** Gives answers in turn and ignores the abort signal. */
  const answers = (...statuses: (number | undefined)[]) => {
    sent.length = 0
    server.handle((request, response) => {
      sent.push([request.headers['idempotency-key']].flat()[0])
      const status = statuses.shift()
      if (status === undefined) return void response.destroy()
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ message: 'Answered' }))
    })
  }

  test('keeps its key until the outcome is known', async () => {
    const unknown = [undefined, 503, 409, 401, 403, 429]
    answers(...unknown, 200, 200)
    for (const _ of unknown) await expect(notify()).rejects.toThrow()
    await notify()
    await notify()
    expect(new Set(sent.slice(0, -1)).size).toBe(1)
    expect(sent[0]).toMatch(/^"[0-9a-f]{32}"$/)
    expect(sent.at(-1)).not.toBe(sent[0])
  })

  test('has another key when it says something else, or was refused', async () => {
    answers(undefined, undefined, 422, 200)
    await expect(notify()).rejects.toThrow()
    await expect(notify({ title: 'Hello' })).rejects.toThrow()
    await expect(notify()).rejects.toThrow()
    await notify()
    expect(sent[1]).not.toBe(sent[0])
    expect(sent[2]).toBe(sent[0])
    expect(sent[3]).not.toBe(sent[0])
  })

  test('is all that has a key', async () => {
    answers(200)
    await change('banUser').mutate({ path: { id: '7' } })
    expect(sent).toEqual([undefined])
  })
})
