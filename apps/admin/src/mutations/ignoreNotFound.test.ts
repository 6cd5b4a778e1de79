import { ApiError } from '@hearth/api/error'
import { describe, expect, it } from 'vitest'
import { ignoreNotFound } from './ignoreNotFound'

const answer = (status: number) => new ApiError({ kind: 'http', operation: 'deleteUser', status })

describe('ignoreNotFound', () => {
  it('resolves when the action succeeds and when its record is gone', async () => {
    await expect(ignoreNotFound(Promise.resolve({ message: 'Deleted' }))).resolves.toBeUndefined()
    await expect(ignoreNotFound(Promise.reject(answer(404)))).resolves.toBeUndefined()
  })

  it.each([
    answer(409),
    answer(500),
    new ApiError({ kind: 'network', operation: 'deleteUser' }),
    new TypeError('broken'),
  ])('is broken by %o, so that the person can try again', async (error) => {
    await expect(ignoreNotFound(Promise.reject(error))).rejects.toBe(error)
  })
})
