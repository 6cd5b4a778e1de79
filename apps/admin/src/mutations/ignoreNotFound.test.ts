import { ApiError } from '@hearth/api/error'
import { describe, expect, it } from 'vitest'
import { untilGone } from './untilGone'

const answer = (status: number) =>
  new ApiError({ kind: 'http', operation: 'DELETE /users/{id}', status })

describe('untilGone', () => {
  it('is kept when the deed is done, and when its record is gone', async () => {
    await expect(untilGone(Promise.resolve({ message: 'Deleted' }))).resolves.toBeUndefined()
    await expect(untilGone(Promise.reject(answer(404)))).resolves.toBeUndefined()
  })

  it.each([
    answer(409),
    answer(500),
    new ApiError({ kind: 'network', operation: 'DELETE /users/{id}' }),
    new TypeError('broken'),
  ])('is broken by %o, so that the person can try again', async (error) => {
    await expect(untilGone(Promise.reject(error))).rejects.toBe(error)
  })
})
