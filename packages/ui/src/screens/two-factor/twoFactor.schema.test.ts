// Specification: 2.4, 5, 9

import { describe, expect, it } from 'vitest'
import { codeError } from './twoFactor.schema'

describe('codeError', () => {
  it.each([
    ['', 'TOTP code is required'],
    ['12345', 'Code must be 6 digits'],
    ['1234567', 'Code must be 6 digits'],
    ['12a', 'Code must be 6 digits'],
    ['12a456', 'Code must contain only digits'],
    ['١٢٣٤٥٦', 'Code must contain only digits'],
  ])('says of %j: %s', (code, message) => {
    expect(codeError(code)).toBe(message)
  })

  it('takes six digits, leading zeros included', () => {
    expect(codeError('001234')).toBeUndefined()
  })
})
