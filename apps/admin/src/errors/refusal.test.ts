import { ApiError, type ErrorCode } from '@hearth/api/error'
import type { OperationId } from '@hearth/api/operation'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal'

interface Given {
  message?: string
  code?: string | undefined
  operation?: OperationId
}

const answer = (status: number, { operation = 'listUsers', ...given }: Given = {}) =>
  new ApiError({ kind: 'http', operation, status, ...given })

const answered: OperationId[] = [
  'signIn',
  'verifyTotp',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'generateSecurityKey',
  'deleteOwnAccount',
]

describe('refusalOf an error with a code', () => {
  it.each<[number, ErrorCode, string]>([
    [401, 'notSignedIn', 'ended'],
    [500, 'invalidSignature', 'ended'],
    [403, 'twoFactorRequired', 'secondFactor'],
  ])('%d %s: %s, whatever the text', (status, code, refusal) => {
    expect(refusalOf(answer(status, { code }))).toBe(refusal)
    expect(refusalOf(answer(status, { code, message: 'Ups' }))).toBe(refusal)
  })

  it('tells a session that has ended from a 401 that is an answer', () => {
    const operation = 'verifyTotp'
    expect(refusalOf(answer(401, { operation, code: 'notSignedIn' }))).toBe('ended')
    expect(refusalOf(answer(401, { operation, code: 'badCredentials' }))).toBeUndefined()
  })

  it.each<[number, ErrorCode]>([
    [403, 'forbidden'],
    [403, 'requestNotAllowed'],
    [404, 'notFound'],
    [500, 'internal'],
  ])('makes nothing of %d %s', (status, code) => {
    expect(refusalOf(answer(status, { code }))).toBeUndefined()
  })

  it('ignores errors while a person signs out', () => {
    const operation = 'signOut'
    expect(refusalOf(answer(401, { operation, code: 'notSignedIn' }))).toBeUndefined()
    expect(refusalOf(answer(500, { operation, code: 'invalidSignature' }))).toBeUndefined()
  })
})

describe.each([undefined, 'E_AUTH', 'constructor'])(
  'refusalOf an error of another backend, code %s',
  (code) => {
    it.each([
      [answer(401, { code }), 'ended'],
      [answer(401, { code, message: 'Please sign in', operation: 'setUpTotp' }), 'ended'],
      [answer(419, { code, message: 'Page Expired' }), 'ended'],
      [answer(440, { code }), 'ended'],
      [answer(500, { code, message: 'invalid signature' }), 'ended'],
      [answer(403, { code, message: 'Two-factor authentication required' }), 'secondFactor'],
    ])('understands %o', (error, refusal) => {
      expect(refusalOf(error)).toBe(refusal)
    })

    it.each([
      ...answered.map((operation) => answer(401, { code, operation })),
      answer(401, { code, operation: 'signOut' }),
      answer(500, { code, message: 'invalid signature', operation: 'signOut' }),
      answer(500, { code }),
      answer(500, { code, message: 'Invalid signature' }),
      answer(500, { code, message: 'invalid signature of a file' }),
      answer(503, { code, message: 'invalid signature' }),
      answer(403, { code, message: 'Request not allowed' }),
      answer(403, { code, message: 'Unauthorized' }),
      answer(200, { code, message: 'Unauthorized' }),
      answer(419, { code, operation: 'signIn' }),
      answer(404, { code }),
    ])('makes nothing of %o', (error) => {
      expect(refusalOf(error)).toBeUndefined()
    })
  },
)

it.each([
  new ApiError({ kind: 'network', operation: 'listUsers' }),
  new Error('invalid signature'),
  undefined,
])('refusalOf makes nothing of %o, which is no answer', (error) => {
  expect(refusalOf(error)).toBeUndefined()
})
