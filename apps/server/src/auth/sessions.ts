import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Session } from '../operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { sessions, users } from '../platform/database/schema.ts'

const minute = 60_000

/** How long sessions live (ASVS 7.1.1, 7.1.2), in milliseconds. */
export const lifetimes = {
  /** From the second factor on, whatever is done with it. */
  full: 7 * 24 * 60 * minute,
  /** Without a request. */
  idle: 24 * 60 * minute,
  /** From the password to the second factor. */
  partial: 10 * minute,
} as const

/** Of those with their second factor, and of those without. */
const perAccount = 10

/** A last-seen time is written at most this often, so that reading stays reading. */
const touchEvery = minute

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Starts a session and returns its token, of which the database keeps only a hash. Beyond ten the
 * oldest sessions of the account fall out, but only of the same state: who knows nothing but the
 * password must not be able to sign out whoever passed the second factor.
 */
export const startSession = async (
  tx: Executor,
  start: { userId: string; mfa: boolean; now: Date },
): Promise<string> => {
  const { userId, mfa, now } = start
  const token = randomBytes(32).toString('base64url')
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    mfa,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (mfa ? lifetimes.full : lifetimes.partial)),
  })
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.mfa, mfa)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(perAccount)
  await tx.delete(sessions).where(inArray(sessions.id, surplus))
  return token
}

/**
 * The live session of a token, with the role as it is now; undefined when it is unknown, expired
 * or idle for too long, or when its account is banned or deleted.
 */
export const findSession = async (
  db: Executor,
  token: string,
  now: Date,
): Promise<Session | undefined> => {
  const idleSince = new Date(now.getTime() - lifetimes.idle)
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      mfa: sessions.mfa,
      role: users.role,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince),
        eq(users.isBanned, false),
        isNull(users.deletedAt),
      ),
    )
  if (!row) return undefined
  const { lastSeenAt, ...session } = row
  if (now.getTime() - lastSeenAt.getTime() > touchEvery) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id))
  }
  return session
}

/** Ends one session; false when it was over already. */
export const endSession = async (tx: Executor, sessionId: string): Promise<boolean> => {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends the session of a token, whatever its state; returns whose it was. */
export const endSessionOf = async (tx: Executor, token: string): Promise<string | undefined> => {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId })
  return ended?.userId
}

/**
 * Ends the sessions of an account. Call it in the transaction of a ban, a deletion, a change of
 * role, password or second factor (ASVS 7.4.2, 7.4.3).
 * @returns how many there were
 */
export const endSessions = async (
  tx: Executor,
  userId: string,
  except?: { sessionId: string },
): Promise<number> => {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except.sessionId) : undefined))
    .returning({ id: sessions.id })
  return ended.length
}

/** Deletes the rows of sessions that are over. */
export const sweepSessions = async (db: Executor, now: Date): Promise<void> => {
  const idleSince = new Date(now.getTime() - lifetimes.idle)
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)))
}
