import * as z from 'zod/mini'

/** Digits in a code of an authenticator app (specification 9, RFC 6238). */
export const CODE_LENGTH = 6

/** The code of the second step, validated in the order of specification 5. */
export const codeSchema = z
  .string()
  .check(
    z.minLength(1, { error: 'TOTP code is required', abort: true }),
    z.length(CODE_LENGTH, { error: 'Code must be 6 digits', abort: true }),
    z.regex(/^[0-9]+$/, 'Code must contain only digits'),
  )
