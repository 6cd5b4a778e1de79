import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from './error'
import { isTransient, queryDefaults, retryDelay } from './retry'

const error = (kind: ApiErrorKind, status?: number, retryAfter?: number) =>
  new ApiError({ kind, operation: 'listPosts', status, retryAfter })

describe('what is worth another try', () => {
  test.each([
    ['network', undefined],
    ['shape', 200],
    ['http', 500],
    ['http', 503],
  ] as const)('%s %s', (kind, status) => {
    expect(isTransient(error(kind, status))).toBe(true)
  })

  test('not an answer in JSON that departs from the contract', () => {
    const { retry } = queryDefaults.queries
    const parsed = new ApiError({ kind: 'shape', operation: 'listPosts', misfit: 'data' })
    expect(retry(0, parsed)).toBe(false)
    expect(retry(0, error('shape', 200))).toBe(true)
  })

  test.each([400, 401, 403, 404, 408, 409, 422, 429])('not %s, which is an answer', (status) => {
    expect(isTransient(error('http', status))).toBe(false)
  })

  test('not a fault of our own', () => {
    expect(isTransient(new TypeError('x is undefined'))).toBe(false)
  })

  test('not the 500 that ends a session', () => {
    const signature = new ApiError({
      kind: 'http',
      operation: 'listUsers',
      status: 500,
      message: 'invalid signature',
    })
    expect(isTransient(signature)).toBe(false)
  })
})

test('waits 1 s, 2 s, 4 s, and at most 30 s; longer if the server asks', () => {
  const waits = [0, 1, 2, 4, 5, 20].map((failures) => retryDelay(failures, error('network')))
  expect(waits).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  expect(retryDelay(0, error('http', 503, 7))).toBe(7000)
  expect(retryDelay(0, error('http', 503, 3600))).toBe(30_000)
})

describe('a query client with these defaults', () => {
  let client: QueryClient
  beforeEach(() => {
    vi.useFakeTimers()
    client = new QueryClient({ defaultOptions: queryDefaults })
  })
  afterEach(() => {
    client.clear()
    vi.useRealTimers()
  })

  async function triesOf(failure: Error) {
    const at: number[] = []
    const start = Date.now()
    const queryFn = () => {
      at.push(Date.now() - start)
      return Promise.reject(failure)
    }
    const result = expect(client.query({ queryKey: ['posts'], queryFn })).rejects.toBe(failure)
    await vi.advanceTimersByTimeAsync(60_000)
    await result
    return at
  }

  test.each([error('network'), error('shape', 200), error('http', 502)])(
    'tries a query again three times: $kind',
    async (failure) => {
      expect(await triesOf(failure)).toEqual([0, 1000, 3000, 7000])
    },
  )

  test('tries no 4xx again', async () => {
    expect(await triesOf(error('http', 404))).toEqual([0])
  })

  test('never tries a change again, and makes it at once whatever the network seems to be', async () => {
    const mutationFn = vi.fn(() => Promise.reject(error('network')))
    const mutation = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions({ mutationFn }))
    const result = expect(mutation.execute(undefined)).rejects.toMatchObject({ kind: 'network' })
    await vi.advanceTimersByTimeAsync(60_000)
    await result
    expect(mutationFn).toHaveBeenCalledTimes(1)
    expect(mutation.options.networkMode).toBe('always')
  })

  test('keeps unused data five minutes', async () => {
    await client.query({ queryKey: ['posts'], queryFn: () => 'kept' })
    await vi.advanceTimersByTimeAsync(299_000)
    expect(client.getQueryData(['posts'])).toBe('kept')
    await vi.advanceTimersByTimeAsync(2000)
    expect(client.getQueryData(['posts'])).toBeUndefined()
  })
})
