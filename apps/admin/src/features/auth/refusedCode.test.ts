import { expect, it } from 'vitest'
import { refusedCode } from './refusedCode'

it.each([
  [undefined, undefined],
  [{ verified: true }, undefined],
  [{ verified: false }, 'Invalid TOTP code. Please try again.'],
  [{ verified: false, code: 'other' }, 'Invalid TOTP code. Please try again.'],
  [{ verified: false, code: 'codeUsed' }, 'This code was used already. Wait for the next one.'],
] as const)('tells a used code from a wrong one: %o', (verdict, message) => {
  expect(refusedCode(verdict)).toBe(message)
})
