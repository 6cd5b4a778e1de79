import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Keys for signatures, each of at least 32 bytes. The first signs, all can verify. */
export type SigningKeys = readonly [Buffer, ...Buffer[]]

/** Signatures (HMAC-SHA-256) of texts. */
export interface Signer {
  sign(text: string): string
  /** Whether this is a signature of the text, with the current or an earlier key. */
  verifies(text: string, signature: string): boolean
}

const signWith = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Imports the keys once, because a list of members has two signatures per row. */
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
