import { ApiError } from '@hearth/api/error'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal'

const answer = (status: number, message = '', operation = 'GET /users') =>
  new ApiError({ kind: 'http', operation, status, message })

describe('refusalOf', () => {
  it.each([
    [answer(401), 'ended'],
    [answer(401, 'Please sign in', 'POST /auth/totp'), 'ended'],
    [answer(500, 'invalid signature'), 'ended'],
    [answer(403, 'Two-factor authentication required'), 'secondFactor'],
  ])('understands %o', (error, refusal) => {
    expect(refusalOf(error)).toBe(refusal)
  })

  it.each([
    [answer(401, '', 'POST /auth/signin')],
    [answer(401, '', 'POST /auth/totp-verify')],
    [answer(401, '', 'POST /auth/forgot-password')],
    [answer(401, '', 'POST /auth/reset-password')],
    [answer(401, '', 'GET /auth/verify-email/')],
    [answer(401, '', 'POST /users/generate-key')],
    [answer(401, '', 'POST /users/delete-user')],
    [answer(401, '', 'GET /auth/logout')],
    [answer(500, 'invalid signature', 'GET /auth/logout')],
    [answer(500)],
    [answer(500, 'Invalid signature')],
    [answer(500, 'invalid signature of a file')],
    [answer(503, 'invalid signature')],
    [answer(403, 'Request not allowed')],
    [answer(404)],
    [new ApiError({ kind: 'network', operation: 'GET /users' })],
    [new Error('invalid signature')],
    [undefined],
  ])('makes nothing of %o', (error) => {
    expect(refusalOf(error)).toBeUndefined()
  })
})
