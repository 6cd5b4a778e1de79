import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { readAnew } from './readAnew'

describe('readAnew', () => {
  it('does not take the answer of a read that began before, and a page that shows it gets its own', async () => {
    const client = new QueryClient()
    const queryKey = ['member']
    const before = Promise.withResolvers<string>()
    const queryFn = vi.fn(() => before.promise)
    const page = new QueryObserver(client, { queryKey, queryFn })
    const stop = page.subscribe(() => {})
    queryFn.mockResolvedValueOnce('after')
    const answer = readAnew(client, { queryKey, queryFn })
    before.resolve('before')
    expect(await answer).toBe('after')
    expect(page.getCurrentResult().data).toBe('after')
    stop()
    client.clear()
  })
})
