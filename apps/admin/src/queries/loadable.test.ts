import { ApiError } from '@hearth/api/error'
import { describe, expect, it, vi } from 'vitest'
import { mapLoadable, toLoadable } from './loadable'

const refetch = vi.fn()
const result = (change: object) => ({
  data: undefined as number | undefined,
  error: null,
  isError: false,
  isRefetchError: false,
  isPlaceholderData: false,
  dataUpdatedAt: 0,
  errorUpdateCount: 0,
  refetch,
  ...change,
})

describe('toLoadable', () => {
  it('loads until there is something to show', () => {
    expect(toLoadable(result({}))).toEqual({ status: 'loading' })
  })

  it('fails with a way to try again', () => {
    const loadable = toLoadable(result({ isError: true, errorUpdateCount: 1 }))
    expect(loadable.status).toBe('failed')
    if (loadable.status === 'failed') loadable.onRetry()
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('loads again after a press on Try again, but a poll does not blink', () => {
    const again = result({ errorUpdateCount: 1 })
    expect(toLoadable(again).status).toBe('loading')
    expect(toLoadable(again, { keepOnError: true }).status).toBe('failed')
  })

  it('keeps its data when the reload fails, and says how old it is', () => {
    const failing = result({ data: 7, isError: true, isRefetchError: true, dataUpdatedAt: 1_000 })
    expect(toLoadable(failing)).toEqual({
      status: 'ready',
      data: 7,
      isRefreshing: false,
      stale: { since: new Date(1_000) },
    })
  })

  it('says how many rows of the answer could not be read', () => {
    const data = { data: [1], leftOut: 2 }
    expect(toLoadable({ ...result({}), data })).toMatchObject({ status: 'ready', leftOut: 2 })
  })

  it.each([
    [404, 'failed'],
    [403, 'ready'],
    [503, 'ready'],
  ])('shows what it has when the reload answers %i as %s', (status, shown) => {
    const error = new ApiError({ kind: 'http', operation: 'getUser', status })
    const failing = result({ data: 7, error, isError: true, isRefetchError: true })
    expect(toLoadable(failing).status).toBe(shown)
    expect(toLoadable(failing, { keepOnError: true }).status, 'a poll blanks nothing').toBe('ready')
  })

  it('shows the previous page as refreshing', () => {
    expect(toLoadable(result({ data: 7, isPlaceholderData: true }))).toMatchObject({
      status: 'ready',
      isRefreshing: true,
    })
  })
})

describe('mapLoadable', () => {
  it('changes the value and nothing else', () => {
    const stale = { since: new Date(0) }
    expect(mapLoadable({ status: 'ready', data: 2, stale }, (n) => n * 2)).toEqual({
      status: 'ready',
      data: 4,
      stale,
    })
    expect(mapLoadable<number, number>({ status: 'loading' }, (n) => n)).toEqual({
      status: 'loading',
    })
  })
})
