import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { KeyKind, TokenKind } from '../platform/database/schema/values.ts'
import { oneTimeTokens } from '../platform/database/schema.ts'

const minute = 60_000

/** How long a mailed token is valid, in milliseconds. */
const tokenLifetimes: Readonly<Record<TokenKind, number>> = {
  reset: 30 * minute,
  verify: 24 * 60 * minute,
  'delete-key': 10 * minute,
  'data-key': 10 * minute,
}

/** 32 digits and letters that do not look alike, so five random bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Makes a key of 130 bits for typing: `7KQ2-M4XR-9TBN-C3WF-LH6P-D8VJ-YA`. */
const makeKey = (): string =>
  [...randomBytes(26)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replaceAll(/.{4}(?!$)/g, '$&-')

const isKeyKind = (kind: TokenKind): kind is KeyKind => kind.endsWith('-key')

/** Normalizes a typed key: ignores case, spaces and hyphens. */
const toComparable = (kind: TokenKind, token: string): string =>
  isKeyKind(kind) ? token.replaceAll(/[\s-]/g, '').toUpperCase() : token

const hashOf = (kind: TokenKind, token: string): string =>
  createHash('sha256')
    .update(`${kind}\n${toComparable(kind, token)}`)
    .digest('base64url')

/** Compares in constant time, also without a hash, which never matches. */
const isTokenOf = (kind: TokenKind, token: string, tokenHash: string | undefined): boolean => {
  const given = Buffer.from(hashOf(kind, token))
  const expected = Buffer.from(tokenHash ?? hashOf(kind, ''))
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && tokenHash !== undefined
  )
}

/**
 * Creates a token for an account and its address. The database stores only a hash. A reset link
 * replaces the previous one. Earlier verification links and security keys stay valid until they
 * expire: people request twice and then use the first email.
 */
export const issueToken = async (
  tx: Transaction,
  kind: TokenKind,
  { id: userId, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<string> => {
  const token = isKeyKind(kind) ? makeKey() : randomBytes(32).toString('base64url')
  if (kind === 'reset') await endTokens(tx, kind, userId)
  await tx.insert(oneTimeTokens).values({
    kind,
    tokenHash: hashOf(kind, token),
    userId,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimes[kind]),
  })
  return token
}

/** Deletes all tokens of one kind of an account. */
export const endTokens = async (tx: Executor, kind: TokenKind, userId: string): Promise<void> => {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.userId, userId)))
}

/** Finds a token that has not expired. */
export const findToken = async (db: Executor, kind: TokenKind, token: string, now: Date) => {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.kind, kind),
        eq(oneTimeTokens.tokenHash, hashOf(kind, token)),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
  return row && isTokenOf(kind, token, row.tokenHash) ? row : undefined
}

/**
 * Finds a typed security key that was sent to this address and has not expired. Wrong attempts do
 * not invalidate it: 130 bits cannot be guessed, and otherwise a stranger could invalidate the keys
 * of others.
 */
export const findKey = async (
  tx: Transaction,
  kind: KeyKind,
  { email, securityKey }: { readonly email: string; readonly securityKey: string },
  now: Date,
) => {
  const token = await findToken(tx, kind, securityKey, now)
  return token?.email.toLowerCase() === email.toLowerCase() ? token : undefined
}

/** The address of a used key: of nobody. */
const nobody = ''

/**
 * Stores the hash of a used security key until the key expires, without account and address, so that a
 * person who sends it twice reads that the first time worked. Call it once the account's tokens are gone.
 */
export const storeUsedKey = async (tx: Transaction, key: string, now: Date): Promise<void> => {
  await tx.insert(oneTimeTokens).values({
    kind: 'delete-key',
    tokenHash: hashOf('delete-key', key),
    email: nobody,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimes['delete-key']),
  })
}

/** Whether a typed security key has deleted its account in the last ten minutes. */
export const isUsedKey = async (tx: Transaction, key: string, now: Date): Promise<boolean> =>
  (await findToken(tx, 'delete-key', key, now))?.email === nobody

/** Deletes expired tokens, except invitations, which expire separately. */
export const sweepTokens = async (db: Executor, now: Date): Promise<void> => {
  await db
    .delete(oneTimeTokens)
    .where(and(lt(oneTimeTokens.expiresAt, now), ne(oneTimeTokens.kind, 'invite')))
}
