import { ApiError } from '@hearth/api/error'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../queryClient'

const refused = (status: number, retryAfter?: number) =>
  new ApiError({ kind: 'http', operation: 'listRecord', status, retryAfter })

describe('a read that has failed', () => {
  const queryKey = ['record']
  let client: QueryClient
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') })
    client = createQueryClient({ onFailure: () => {}, onSend: () => {} })
  })
  afterEach(() => {
    client.clear()
    vi.useRealTimers()
  })

  /** Mounts an observer of the read for some milliseconds, as a page does. */
  async function show(queryFn: () => Promise<string>, milliseconds: number) {
    const unmount = new QueryObserver(client, { queryKey, queryFn, retry: false }).subscribe(
      () => {},
    )
    await vi.advanceTimersByTimeAsync(milliseconds)
    unmount()
  }

  it('is not made again by a part that its failure brings up', async () => {
    const read = vi.fn(() => Promise.reject(refused(503)))
    for (let parts = 0; parts < 3; parts += 1) await show(read, 50)
    expect(read).toHaveBeenCalledOnce()
  })

  it.each(['no', 'old'])('is made again when its page opens again, with %s data', async (data) => {
    if (data === 'old') {
      client.setQueryData(queryKey, data)
      await client.invalidateQueries()
    }
    const read = vi.fn(() => Promise.resolve('new'))
    await show(() => Promise.reject(refused(503)), 50)
    await vi.advanceTimersByTimeAsync(12_000)
    await show(read, 50)
    expect(read).toHaveBeenCalledOnce()
    expect(client.getQueryData(queryKey)).toBe('new')
  })

  it.each([
    ['10 s after a refusal', 404, undefined, 9_000],
    ['as long as Retry-After says', 429, 60, 59_000],
  ])('is not made again before: %s', async (_, status, retryAfter, milliseconds) => {
    const read = vi.fn(() => Promise.reject(refused(status, retryAfter)))
    await show(read, 0)
    await vi.advanceTimersByTimeAsync(milliseconds)
    await show(read, 0)
    expect(read).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1_001)
    await show(read, 0)
    expect(read).toHaveBeenCalledTimes(2)
  })
})
