import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../api'
import { requestCount } from './useRequestCount'

// A copy of the key has no types: these rows need no fields.
const queryKey = [...api.query('listPendingBadges').queryKey]

describe('requestCount', () => {
  let client: QueryClient
  let asked: number
  let answer: PromiseWithResolvers<{ data: object[] }>
  beforeEach(() => {
    client = new QueryClient()
    asked = 0
    answer = Promise.withResolvers()
    client.setQueryData(queryKey, { data: [{}, {}, {}] })
  })
  afterEach(() => client.clear())

  const page = () =>
    new QueryObserver(client, {
      queryKey,
      queryFn: () => {
        asked += 1
        return answer.promise
      },
      staleTime: Infinity,
      retry: false,
    }).subscribe(() => {})

  it('is known once a page has loaded the list', () => {
    expect(requestCount(new QueryClient())).toBeUndefined()
    expect(requestCount(client)).toBe(3)
  })

  it('is unknown after an action that changes it, while no page loads the list', async () => {
    page()()
    await client.invalidateQueries({ queryKey })
    expect(requestCount(client)).toBeUndefined()
  })

  it('stays while a page loads the list again, and after that has failed', async () => {
    const leave = page()
    const reload = client.invalidateQueries({ queryKey })
    expect(asked).toBe(1)
    expect(requestCount(client)).toBe(3)
    answer.reject(new Error('broken'))
    await reload
    expect(requestCount(client)).toBe(3)
    answer = Promise.withResolvers()
    answer.resolve({ data: [{}, {}] })
    await client.invalidateQueries({ queryKey })
    expect(requestCount(client)).toBe(2)
    leave()
  })
})
