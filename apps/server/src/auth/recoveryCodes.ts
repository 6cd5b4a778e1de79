import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { recoveryCodes } from '../platform/database/schema.ts'
import type { Keys } from './keys.ts'
import { hashPassword, type Passwords } from './passwords.ts'

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

/** Ten new codes, and their hashes. */
interface NewCodes {
  readonly codes: readonly string[]
  readonly hashes: readonly string[]
}

/**
 * Makes ten codes, outside of a transaction: ten password hashes take a while. Codes of 50 bits need
 * one (ASVS 6.5.2). All codes of a set have one salt of 128 bits, so that an attempt costs one hash and
 * not ten: an attacker with the database can compare a guess with the ten codes of one account, but not with
 * those of others.
 */
export const makeRecoveryCodes = async (): Promise<NewCodes> => {
  const codes = Array.from({ length: numberOfCodes }, makeCode)
  const salt = randomBytes(16)
  return {
    codes,
    hashes: await Promise.all(codes.map((code) => hashPassword(normalize(code), salt))),
  }
}

/**
 * Stores new codes and ends the earlier ones. The hashes are encrypted: without the key of the server
 * they can't be guessed at all. Encryption, unlike a keyed hash, allows `keys:rotate` to replace the key.
 */
export const replaceRecoveryCodes = async (
  tx: Transaction,
  keys: Keys,
  userId: string,
  hashes: NewCodes['hashes'],
): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(
    hashes.map((hash) => {
      const sealed = keys.seal(hash, userId)
      return { userId, codeHash: sealed.text, keyId: sealed.keyId }
    }),
  )
}

/** The number of codes that an account has left. */
export const countRecoveryCodes = (db: Executor, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))

const readCodes = async (db: Executor, keys: Keys, userId: string) => {
  const rows = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return rows.map(({ id, codeHash, keyId, usedAt }) => ({
    id,
    isUsed: usedAt !== null,
    hash: keys.open({ text: codeHash, keyId }, userId),
  }))
}

/**
 * Hashes a typed code as the codes of an account are hashed. Takes the same time for an account
 * without codes.
 */
export const hashRecoveryCode = async (
  db: Executor,
  use: { readonly keys: Keys; readonly passwords: Passwords },
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<string> => {
  const [one] = await readCodes(db, use.keys, userId)
  return use.passwords.hashLike(normalize(code), one?.hash)
}

const areEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Uses a code up. Call it with the account locked.
 * @param given from `hashRecoveryCode`. If other codes were made since, it matches none of them
 */
export const consumeRecoveryCode = async (
  tx: Transaction,
  keys: Keys,
  { userId, given, now }: { readonly userId: string; readonly given: string; readonly now: Date },
): Promise<'right' | 'used' | 'wrong'> => {
  // Compares with every code, so that the time does not depend on the position of a match.
  const [match] = (await readCodes(tx, keys, userId)).filter(({ hash = '' }) =>
    areEqual(hash, given),
  )
  if (!match) return 'wrong'
  if (match.isUsed) return 'used'
  await tx.update(recoveryCodes).set({ usedAt: now }).where(eq(recoveryCodes.id, match.id))
  return 'right'
}
