import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { recoveryCodes } from '../platform/database/schema.ts'
import type { Keys } from './keys.ts'

/** How many codes an account gets at a time. */
const numberOfCodes = 10

/** Crockford's base 32: digits and letters without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten random characters, 50 bits, in two groups: `7KQ2M-4XR9T`. */
const makeCode = (): string => {
  const code = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Ignores case, blanks and hyphens, and reads O, I and L as the digits that they look like. */
const normalize = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(`recovery\n${normalize(code)}`)
    .digest('base64url')

/**
 * Makes ten codes and ends the earlier ones. The database stores hashes, encrypted: without the key
 * of the server, 50 bits could be guessed from a hash. Encryption, unlike a keyed hash, allows
 * `keys:rotate` to replace the key.
 */
export const replaceRecoveryCodes = async (
  tx: Transaction,
  keys: Keys,
  userId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: numberOfCodes }, makeCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(
    codes.map((code) => {
      const sealed = keys.seal(hashOf(code), userId)
      return { userId, codeHash: sealed.text, keyId: sealed.keyId }
    }),
  )
  return codes
}

const unused = (userId: string) =>
  and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))

/** The number of codes that an account has left. */
export const countRecoveryCodes = (db: Executor, userId: string): Promise<number> =>
  db.$count(recoveryCodes, unused(userId))

/** Uses a code up. False if it is wrong or was used. Call it with the account locked. */
export const consumeRecoveryCode = async (
  tx: Transaction,
  keys: Keys,
  { userId, code, now }: { readonly userId: string; readonly code: string; readonly now: Date },
): Promise<boolean> => {
  const given = Buffer.from(hashOf(code))
  const rows = await tx.select().from(recoveryCodes).where(unused(userId))
  // Compares with every code, so that the time does not depend on the position of a match.
  const [match] = rows.filter(({ codeHash, keyId }) => {
    const hash = Buffer.from(keys.open({ text: codeHash, keyId }, userId) ?? '')
    return hash.length === given.length && timingSafeEqual(hash, given)
  })
  if (!match) return false
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.id, match.id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}
