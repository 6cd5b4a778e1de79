import { describe, expect, it } from 'vitest'
import { PasskeyError, passkeyError } from './passkeyError'

describe('passkeyError', () => {
  it.each([
    ['NotAllowedError', 'notUsed'],
    ['InvalidStateError', 'alreadyAdded'],
    ['NotSupportedError', 'notSupported'],
    ['SecurityError', 'address'],
    ['ConstraintError', 'noScreenLock'],
    ['AbortError', 'interrupted'],
    ['OperationError', 'interrupted'],
    ['UnknownError', 'unknown'],
    ['toString', 'unknown'],
  ])('takes a %s as %s', (name, problem) => {
    expect(passkeyError(new DOMException('No', name)).problem).toBe(problem)
    expect(passkeyError({ name }).problem).toBe(problem)
  })

  it.each([undefined, null, 'No', 7, new TypeError('No'), { name: 7 }])(
    'knows nothing of %o',
    (thrown) => {
      expect(passkeyError(thrown)).toBeInstanceOf(PasskeyError)
      expect(passkeyError(thrown).problem).toBe('unknown')
    },
  )
})
