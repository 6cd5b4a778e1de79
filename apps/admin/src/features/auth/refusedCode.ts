import { authTexts } from './messages'

interface Verdict {
  verified: boolean
  /** Why a right code was not accepted. A server may omit it. */
  code?: string | null | undefined
}

/**
 * The message for a code that was not accepted; undefined while there is no answer, or after a right
 * one.
 * @param words for a wrong code and for one that was used before. @default those of the authenticator
 */
export function refusedCode(
  verdict: Verdict | undefined,
  words: { wrong: string; used: string } = {
    wrong: authTexts.invalidTotpCode,
    used: authTexts.usedCode,
  },
): string | undefined {
  if (verdict?.verified !== false) return undefined
  return verdict.code === 'codeUsed' ? words.used : words.wrong
}
