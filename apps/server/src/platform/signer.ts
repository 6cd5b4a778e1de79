import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Keys for signatures, each of at least 32 bytes: the first signs, all verify. */
export type SigningKeys = readonly [Buffer, ...Buffer[]]

/** Signatures (HMAC-SHA-256) of texts. */
export interface Signer {
  sign(text: string): string
  /** True for a signature of this text, also one that was made with an earlier key. */
  verifies(text: string, signature: string): boolean
}

const signWith = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Imports the keys once: a list of members has two signatures in each row. */
export const createSigner = ([first, ...previous]: SigningKeys): Signer => {
  const current = createSecretKey(first)
  const keys = [current, ...previous.map((key) => createSecretKey(key))]
  return {
    sign: (text) => signWith(current, text),
    verifies: (text, signature) => {
      const given = Buffer.from(signature)
      return keys.some((key) => {
        const expected = Buffer.from(signWith(key, text))
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
    },
  }
}
