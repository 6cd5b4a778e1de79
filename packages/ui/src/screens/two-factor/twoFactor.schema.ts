import { twoFactorText } from './twoFactorText'

/** Digits in a code of an authenticator app (specification 9, RFC 6238). */
export const CODE_LENGTH = 6

/** What is wrong with the code of the second step, in the order of specification 5. */
export function codeError(code: string): string | undefined {
  if (code === '') return twoFactorText.codeRequired
  if (code.length !== CODE_LENGTH) return twoFactorText.codeLength
  return /^[0-9]+$/.test(code) ? undefined : twoFactorText.codeDigits
}
