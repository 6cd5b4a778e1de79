import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import { totpTriesPerSession } from '../limits/limits.ts'
import type { Context, Handler } from '../operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { sessions, totp } from '../platform/database/schema.ts'
import { findAccount } from './accounts.ts'
import type { Keys } from './keys.ts'
import { tellOfLateSignIn } from './lateSignIn.ts'
import { endSession, endSessions, startSession } from './sessions.ts'
import type { SeedListener } from './setUpTotp.ts'
import { stepOf } from './totp.ts'

/**
 * Counts this try before the code is judged, so that parallel guesses cannot exceed the budget.
 * @returns how many tries the session has had, undefined when they have ended it
 */
const countTry = async (tx: Transaction, sessionId: string): Promise<number | undefined> => {
  const [counted] = await tx
    .update(sessions)
    .set({ tries: sql`${sessions.tries} + 1` })
    .where(eq(sessions.id, sessionId))
    .returning({ tries: sessions.tries })
  return counted?.tries
}

/** Accepts a step of the enrolled seed, if none as late was accepted before. */
const acceptStep = async (tx: Transaction, userId: string, step: number): Promise<boolean> => {
  const accepted = await tx
    .update(totp)
    .set({ lastStep: step })
    .where(and(eq(totp.userId, userId), or(isNull(totp.lastStep), lt(totp.lastStep, step))))
    .returning({ userId: totp.userId })
  return accepted.length > 0
}

/** Puts the pending seed in the place of the enrolled one, if it is still the one that was read. */
const enrol = async (tx: Transaction, row: typeof totp.$inferSelect, step: number, now: Date) => {
  const enrolled = await tx
    .update(totp)
    .set({
      seed: row.pendingSeed,
      keyId: row.pendingKeyId,
      enabledAt: now,
      lastStep: step,
      pendingSeed: null,
      pendingKeyId: null,
      pendingUntil: null,
    })
    .where(and(eq(totp.userId, row.userId), eq(totp.pendingSeed, row.pendingSeed ?? '')))
    .returning({ userId: totp.userId })
  return enrolled.length > 0
}

type Verdict = { verified: false } | { verified: true; newSeed: string | undefined }

/** Judges a code against the seeds that this session may use, and uses it up. */
const judge = async (tx: Transaction, code: string, keys: Keys, ctx: Context): Promise<Verdict> => {
  const { userId, mfa } = ctx.actor
  const now = ctx.now()
  const [row] = await tx.select().from(totp).where(eq(totp.userId, userId))
  if (!row) return { verified: false }

  // A pending seed counts only for those who may have asked for it (see setUpTotp).
  const mayEnrol = row.enabledAt === null || mfa
  if (mayEnrol && row.pendingSeed && row.pendingKeyId && (row.pendingUntil ?? now) > now) {
    const seed = keys.open({ text: row.pendingSeed, keyId: row.pendingKeyId }, userId)
    const step = seed && stepOf(code, seed, now)
    if (step && (await enrol(tx, row, step, now))) return { verified: true, newSeed: seed }
  }
  if (row.enabledAt && row.seed && row.keyId) {
    const seed = keys.open({ text: row.seed, keyId: row.keyId }, userId)
    if (!seed) throw new Error('A second-factor seed is sealed with a key that is not known')
    const step = stepOf(code, seed, now)
    if (step && (await acceptStep(tx, userId, step))) return { verified: true, newSeed: undefined }
  }
  return { verified: false }
}

/** What a right code means to the owner of the account, should it be somebody else's (ASVS 6.3.7). */
const tellByLetter = async (tx: Transaction, ctx: Context, verdict: Verdict): Promise<void> => {
  const { userId, mfa } = ctx.actor
  const account = await findAccount(tx, userId)
  if (!account || !verdict.verified) return
  if (!mfa) await tellOfLateSignIn(tx, ctx, account, ['session.sign-in', 'totp.enrolled'])
  if (!verdict.newSeed) return
  const { email } = account
  await ctx.jobs.add(tx, 'letter', { letter: 'second-factor-set', email, request: ctx.request })
}

/**
 * Passes the second factor. A code works once (ASVS 6.5.1); a right one completes the session
 * under a new token; the fifth wrong one in a partial session ends it.
 */
export const createVerifyTotp =
  (keys: Keys, onSeed?: SeedListener): Handler<'verifyTotp'> =>
  async ({ body }, ctx) => {
    const { userId, id: sessionId, mfa } = ctx.actor
    await ctx.limit('totpAccount', userId)

    const outcome = await ctx.db.transaction(async (tx) => {
      const tries = await countTry(tx, sessionId)
      if (tries === undefined) return { verdict: 'spent' } as const
      const verdict = await judge(tx, body.token, keys, ctx)
      if (!verdict.verified) {
        const over = tries >= totpTriesPerSession
        if (over) await endSession(tx, sessionId)
        await audit(tx, ctx, { action: over ? 'totp.locked' : 'totp.refused', subject: userId })
        return { verdict: 'wrong', over } as const
      }
      await endSession(tx, sessionId)
      if (verdict.newSeed) await endSessions(tx, userId)
      const token = await startSession(tx, { userId, mfa: true, now: ctx.now() })
      await tellByLetter(tx, ctx, verdict)
      const entry = mfa ? 'totp.confirmed' : 'session.sign-in'
      const action = verdict.newSeed ? 'totp.enrolled' : entry
      await audit(tx, ctx, { action, subject: userId })
      return { verdict: 'right', token, newSeed: verdict.newSeed } as const
    })

    if (outcome.verdict === 'spent') throw new AppError('tooManyRequests', { retryAfter: 60 })
    if (outcome.verdict === 'wrong') {
      if (outcome.over) ctx.setSessionToken(undefined)
      return { verified: false }
    }
    await ctx.giveBack('totpAccount', userId)
    ctx.setSessionToken(outcome.token, 'full')
    if (outcome.newSeed) onSeed?.(userId, outcome.newSeed, 'enrolled')
    return { verified: true }
  }
