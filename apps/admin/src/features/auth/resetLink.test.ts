// Specification: 2.6

import { ApiError } from '@hearth/api/error'
import { describe, expect, it } from 'vitest'
import { isLinkRefused } from './resetLink'

const answer = (status: number, ...fields: string[]) =>
  new ApiError({
    kind: 'http',
    operation: 'resetPassword',
    status,
    errors: fields.map((field) => ({ field, message: 'is not right' })),
  })

describe('isLinkRefused', () => {
  it.each([404, 410, 422])('takes a %i that names no field for the link', (status) =>
    expect(isLinkRefused(answer(status))).toBe(true),
  )

  it('treats an error on the token as a refused link', () =>
    expect(isLinkRefused(answer(422, 'token'))).toBe(true))

  it.each([['password'], ['token', 'password'], ['newPassword']])(
    'takes errors on %s for the password',
    (...fields) => expect(isLinkRefused(answer(422, ...fields))).toBe(false),
  )

  it.each([400, 401, 403, 408, 409, 413, 429, 500, 503])(
    'learns nothing of the link from a %i',
    (status) => expect(isLinkRefused(answer(status))).toBe(false),
  )

  it('concludes nothing from a missing answer', () => {
    const error = new ApiError({ kind: 'network', operation: 'resetPassword' })
    expect(isLinkRefused(error)).toBe(false)
    expect(isLinkRefused(undefined)).toBe(false)
  })
})
