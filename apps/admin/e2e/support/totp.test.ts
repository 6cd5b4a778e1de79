import { expect, it } from 'vitest'
import { codeOf, stepAt } from './totp'

// RFC 6238, appendix B, SHA-1: the secret is the ASCII text 12345678901234567890.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('gives the RFC 6238 code at second %i', (second, code) => {
  expect(codeOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', stepAt(second * 1000))).toBe(code)
})
