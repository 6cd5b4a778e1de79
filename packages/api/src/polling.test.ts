import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './error'
import { pollEvery, polling } from './polling'
import { queryDefaults } from './retry'

const failed = (status: number, retryAfter?: number) => ({
  state: { error: new ApiError({ kind: 'http', operation: 'listPosts', status, retryAfter }) },
})

test.each([
  ['the interval while calls succeed', { state: { error: null } }, 5000],
  ['half as often after a failure', failed(500), 10_000],
  ['not before Retry-After', failed(429, 90), 90_000],
  ['again after an hour, whatever Retry-After says', failed(429, 3_000_000), 3_600_000],
  ['not at all without a session', failed(401), false],
  ['not at all once the session has expired', failed(419), false],
  ['not at all without the right', failed(403), false],
] as const)('polls: %s', (_, query, expected) => {
  expect(polling(5000)(query)).toBe(expected)
})

test('the intervals of section 9', () => {
  expect(pollEvery).toEqual({
    listPendingBadges: 5000,
    listPosts: 10_000,
    listInvites: 12_000,
    listUsers: 15_000,
  })
})

describe('a polled query', () => {
  let client: QueryClient
  let stop: () => void
  let calls: number
  beforeEach(() => {
    vi.useFakeTimers()
    environmentManager.setIsServer(() => false)
    client = new QueryClient({ defaultOptions: queryDefaults })
    calls = 0
  })
  afterEach(() => {
    stop()
    client.clear()
    focusManager.setFocused(undefined)
    vi.useRealTimers()
  })

  function poll(answerTakes: number) {
    const observer = new QueryObserver(client, {
      queryKey: ['posts'],
      queryFn: async () => {
        calls += 1
        await new Promise((resolve) => setTimeout(resolve, answerTakes))
        return calls
      },
      refetchInterval: polling(10_000),
    })
    stop = observer.subscribe(() => {})
  }

  test('does not overlap itself when answers take longer than the interval', async () => {
    poll(25_000)
    await vi.advanceTimersByTimeAsync(24_000)
    expect(calls).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(calls).toBe(2)
  })

  test('pauses while the page is hidden', async () => {
    poll(10)
    await vi.advanceTimersByTimeAsync(35_000)
    expect(calls).toBe(4)
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(calls).toBe(4)
  })
})
