// Specification: 7, 9

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from './createApi'
import { hearth } from './hearth'
import { queryDefaults } from './retry'
import { testServer } from './server.testing'

const post = (id: string) => ({
  id,
  title: `Post ${id}`,
  description: 'All',
  createdAt: '2026-10-05T18:12:44.000Z',
  user: { fullName: null, email: null, profilePic: null },
})

let server: Awaited<ReturnType<typeof testServer>>
let client: QueryClient
let read: ReturnType<typeof listPosts>
const listPosts = () => createApi(hearth, { baseUrl: server.baseUrl }).query('listPosts')
/** What a server with tags answers at this point. */
let answer: { etag: string | undefined; posts: readonly string[] }
beforeAll(async () => {
  server = await testServer()
  read = listPosts()
})
beforeEach(() => {
  client = new QueryClient({ defaultOptions: queryDefaults })
  answer = { etag: 'W/"1"', posts: ['a', 'b'] }
  server.handle((request, response) => {
    const { etag, posts } = answer
    if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { 'Content-Type': 'application/json', ...(etag && { etag }) })
    return response.end(JSON.stringify({ data: posts.map(post) }))
  })
})
afterEach(() => client.clear())
afterAll(() => server.close())

/** Asks the server and returns what the cache holds afterwards. */
const ask = async () => {
  await client.query({ ...read, staleTime: 0 })
  const cached = client.getQueryData(read.queryKey)
  if (!cached) throw new Error('Nothing is cached')
  return cached
}
const sentTags = () => server.requests.map(({ headers }) => headers['if-none-match'])

describe('a read whose answer had an ETag', () => {
  test('asks with it again, and keeps its data when the server says that it holds', async () => {
    const first = await ask()
    const renders = vi.fn()
    // `useQuery` does the same for a component that reads only the data.
    const observer = new QueryObserver(client, {
      ...read,
      enabled: false,
      notifyOnChangeProps: ['data'],
    })
    const stop = observer.subscribe(renders)
    const { data, dataUpdatedAt } = observer.getCurrentResult()
    await expect.poll(() => Date.now()).toBeGreaterThan(dataUpdatedAt)
    expect(await ask()).toBe(first)
    expect(await ask()).toBe(first)
    expect(sentTags()).toEqual([undefined, 'W/"1"', 'W/"1"'])
    expect(renders).not.toHaveBeenCalled()
    expect(observer.getCurrentResult().data).toBe(data)
    expect(observer.getCurrentResult().dataUpdatedAt).toBeGreaterThan(dataUpdatedAt)
    stop()
  })

  test('takes a new answer with its tag, and keeps the rows that are the same', async () => {
    const [row] = (await ask()).data
    answer = { etag: 'W/"2"', posts: ['a', 'c'] }
    await ask()
    const merged = await ask()
    expect(sentTags()).toEqual([undefined, 'W/"1"', 'W/"2"'])
    expect(merged.data.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(merged.data[0]).toBe(row)
  })

  test('takes the tag of a new answer that says the same', async () => {
    const first = await ask()
    answer = { ...answer, etag: 'W/"2"' }
    expect(await ask()).toBe(first)
    await ask()
    expect(sentTags()).toEqual([undefined, 'W/"1"', 'W/"2"'])
  })

  test('asks without it for data that the panel has changed itself', async () => {
    await ask()
    client.setQueryData(read.queryKey, { data: [] })
    expect((await ask()).data).toHaveLength(2)
    expect(sentTags()).toEqual([undefined, undefined])
  })

  test('asks without it when the session is over and the cache is cleared', async () => {
    await ask()
    client.clear()
    await ask()
    expect(sentTags()).toEqual([undefined, undefined])
  })

  test('forgets it when the server gives none any more', async () => {
    await ask()
    answer = { ...answer, etag: undefined }
    await ask()
    await ask()
    expect(sentTags()).toEqual([undefined, 'W/"1"', undefined])
  })
})

test('a read whose answer had none asks as ever', async () => {
  answer = { ...answer, etag: undefined }
  await ask()
  await ask()
  expect(sentTags()).toEqual([undefined, undefined])
})

test('other input is another read', async () => {
  const api = createApi(hearth, { baseUrl: server.baseUrl })
  await ask()
  server.json(200, { data: [], pagination: { page: 1, limit: 10, total: 0, totalPages: 0 } })
  await client.query(api.query('listUsers', { query: { page: 1 } }))
  await client.query(api.query('listUsers', { query: { page: 2 } }))
  expect(sentTags()).toEqual([undefined, undefined])
})
