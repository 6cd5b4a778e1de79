import { ApiError } from '@hearth/api/error'
import { describe, expect, it } from 'vitest'
import { ignoreSettled } from './ignoreSettled'

const answer = (status: number) => new ApiError({ kind: 'http', operation: 'deleteUser', status })

describe('ignoreSettled', () => {
  it('resolves when the action succeeds', async () => {
    await expect(ignoreSettled(Promise.resolve({ status: 409 }))).resolves.toBeUndefined()
  })

  it.each([404, 409])('tells a %d, after which there is nothing to try again', async (status) => {
    await expect(ignoreSettled(Promise.reject(answer(status)))).resolves.toBe(status)
  })

  it.each([
    answer(403),
    answer(429),
    answer(500),
    new ApiError({ kind: 'network', operation: 'deleteUser' }),
    new TypeError('broken'),
  ])('is broken by %o, so that the person can try again', async (error) => {
    await expect(ignoreSettled(Promise.reject(error))).rejects.toBe(error)
  })
})
