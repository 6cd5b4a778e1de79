import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { oneTimeTokens } from '../platform/database/schema.ts'
import type { TokenKind } from '../platform/database/values.ts'

const minute = 60_000

/** How long a mailed token is valid, in milliseconds. */
const tokenLifetimes: Readonly<Record<TokenKind, number>> = {
  reset: 30 * minute,
  verify: 24 * 60 * minute,
  'delete-key': 10 * minute,
}

/** 32 digits and letters that nobody mistakes for one another, so five random bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A key of 130 bits that can be typed: `7KQ2-M4XR-9TBN-C3WF-LH6P-D8VJ-YA`. */
const makeKey = (): string =>
  [...randomBytes(26)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replaceAll(/.{4}(?!$)/g, '$&-')

/** The typed key in the form that is compared: case, spaces and hyphens do not count. */
const toComparable = (kind: TokenKind, token: string): string =>
  kind === 'delete-key' ? token.replaceAll(/[\s-]/g, '').toUpperCase() : token

const hashOf = (kind: TokenKind, token: string): string =>
  createHash('sha256')
    .update(`${kind}\n${toComparable(kind, token)}`)
    .digest('base64url')

/** Compares in constant time; a missing hash takes as long and never matches. */
const isTokenOf = (kind: TokenKind, token: string, tokenHash: string | undefined): boolean => {
  const given = Buffer.from(hashOf(kind, token))
  const expected = Buffer.from(tokenHash ?? hashOf(kind, ''))
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && tokenHash !== undefined
  )
}

/**
 * Creates a token for an account and its address. The database keeps only a hash. A reset link
 * replaces the one that was sent before. Verification links and security keys work from any of
 * their emails until they expire: people ask twice, and then enter the key that came first.
 */
export const issueToken = async (
  tx: Transaction,
  kind: TokenKind,
  { id: userId, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<string> => {
  const token = kind === 'delete-key' ? makeKey() : randomBytes(32).toString('base64url')
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

/** Ends all tokens of one kind that belong to an account. */
export const endTokens = async (tx: Executor, kind: TokenKind, userId: string): Promise<void> => {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.kind, kind), eq(oneTimeTokens.userId, userId)))
}

/** The token, unless it has expired. */
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
 * The security key that was typed, if it was sent to this address and has not expired. Wrong
 * attempts do not end it: nobody can guess 130 bits, and a stranger could otherwise end the keys
 * of others.
 */
export const findKey = async (tx: Transaction, email: string, key: string, now: Date) => {
  const token = await findToken(tx, 'delete-key', key, now)
  return token?.email.toLowerCase() === email.toLowerCase() ? token : undefined
}

/** Deletes expired tokens; invitations have their own expiry. */
export const sweepTokens = async (db: Executor, now: Date): Promise<void> => {
  await db
    .delete(oneTimeTokens)
    .where(and(lt(oneTimeTokens.expiresAt, now), ne(oneTimeTokens.kind, 'invite')))
}
