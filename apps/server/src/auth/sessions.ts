import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Context, Session } from '../kernel/operation.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'
import { deployment, sessions, users } from '../platform/database/schema.ts'
import { hasSecondFactor } from './accounts.ts'
import { deviceOf, networkOf } from './device.ts'

const minute = 60_000

/** How long sessions live (ASVS 7.1.1, 7.1.2), in milliseconds. */
export const lifetimes = {
  /** After the second factor, even if the session is active. */
  full: 7 * 24 * 60 * minute,
  /** Without a request. */
  idle: 24 * 60 * minute,
  /** Between the password and the second factor. */
  partial: 10 * minute,
} as const

/** The most sessions of an account with the second factor, and the most without it. */
const maxPerAccount = 10

/** The last-seen time is updated at most this often, so that most requests write nothing. */
const touchInterval = minute

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Starts a session and returns its token. The database stores only a hash of it. An account has
 * at most ten sessions with the second factor and ten without it; a further one ends the oldest of
 * the same state. So an attacker who knows only the password cannot sign out the owner.
 * @param start.isConfirmed whether a second factor was just accepted
 * @param start.from the request, for the device and the network of the account page
 */
export const startSession = async (
  tx: Executor,
  start: {
    userId: string
    mfa: boolean
    isConfirmed?: boolean
    now: Date
    from?: Pick<Context<unknown>, 'request' | 'userAgent'>
  },
): Promise<string> => {
  const { userId, mfa, isConfirmed = false, now, from } = start
  const token = randomBytes(32).toString('base64url')
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    mfa,
    confirmedAt: isConfirmed ? now : null,
    device: deviceOf(from?.userAgent),
    network: from ? networkOf(from.request.ip) : null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (mfa ? lifetimes.full : lifetimes.partial)),
  })
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.mfa, mfa)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(maxPerAccount)
  await tx.delete(sessions).where(inArray(sessions.id, surplus))
  return token
}

/**
 * Whether a session has passed every factor that its account needs now: a member without a second
 * factor may have become an administrator since the sign-in. Setting up a second factor ends all
 * other sessions, so every session of an account with a second factor has given a code, even if
 * `confirmed_at` is null.
 */
const hasPassed = sql<boolean>`${sessions.mfa} and (${users.role} = 'member'
  or ${sessions.confirmedAt} is not null
  or ${hasSecondFactor})`

/** Sessions that have not expired, as a condition. */
export const isLive = (now: Date) =>
  and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - lifetimes.idle)),
  )

const liveSession = perDatabase((db) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      mfa: hasPassed,
      confirmedAt: sessions.confirmedAt,
      createdAt: sessions.createdAt,
      role: users.role,
      teamRole: users.teamRole,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
        eq(users.isBanned, false),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare('live session'),
)

/**
 * The live session of a token, with the current role. Undefined if it is unknown, expired or idle
 * for too long, or if its account is banned, suspended or deleted.
 */
export const findSession = async (
  db: Executor,
  token: string,
  now: Date,
): Promise<Session | undefined> => {
  const idleSince = new Date(now.getTime() - lifetimes.idle)
  const [row] = await liveSession(db).execute({ tokenHash: hashToken(token), now, idleSince })
  if (!row) return undefined
  const { lastSeenAt, ...session } = row
  if (now.getTime() - lastSeenAt.getTime() > touchInterval) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id))
  }
  return session
}

/** Whether a session has not ended since the start of the request. */
export const isAlive = async (tx: Transaction, sessionId: string): Promise<boolean> =>
  (await tx.$count(sessions, eq(sessions.id, sessionId))) > 0

/** Ends a session. False if it had already ended. */
export const endSession = async (tx: Executor, sessionId: string): Promise<boolean> => {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends the session of a token in any state, and returns the account. */
export const endSessionOf = async (tx: Executor, token: string): Promise<string | undefined> => {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId })
  return ended?.userId
}

/**
 * Ends the sessions of an account and its pending sign-ins, which compare `sessionsEnded`. Call it in
 * the transaction of a ban, a deletion, or a change of role, password or second factor (ASVS 7.4.2,
 * 7.4.3).
 * @returns the number of ended sessions
 */
export const endSessions = async (tx: Transaction, userId: string): Promise<number> => {
  // The account before its sessions: the same lock order as in every sign-in.
  await tx
    .update(users)
    .set({ sessionsEnded: sql`${users.sessionsEnded} + 1` })
    .where(eq(users.id, userId))
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  return ended.length
}

/**
 * The same for all sessions but one.
 * @returns the number of ended sessions
 */
export const endOtherSessions = async (
  tx: Transaction,
  userId: string,
  sessionId: string,
): Promise<number> => {
  await tx
    .update(users)
    .set({ sessionsEnded: sql`${users.sessionsEnded} + 1` })
    .where(eq(users.id, userId))
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return ended.length
}

/**
 * Ends all sessions and pending sign-ins.
 * @returns the number of ended sessions
 */
export const endAllSessions = async (tx: Transaction): Promise<number> => {
  await tx.update(deployment).set({ sessionsEnded: sql`${deployment.sessionsEnded} + 1` })
  return (await tx.delete(sessions).returning({ id: sessions.id })).length
}

export const sweepSessions = async (db: Executor, now: Date): Promise<void> => {
  const idleSince = new Date(now.getTime() - lifetimes.idle)
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)))
}
