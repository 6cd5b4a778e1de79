import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import { totpTriesPerSession } from '../limits/limits.ts'
import type { Context, Handler } from '../operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { sessions, totp } from '../platform/database/schema.ts'
import { type Account, findAccount, lockAccount } from './accounts.ts'
import type { Keys, Sealed } from './keys.ts'
import { notifyLateSignIn } from './notifyLateSignIn.ts'
import { endSession, endSessions, startSession } from './sessions.ts'
import type { SeedListener } from './setUpTotp.ts'
import { completeSignIn, originOf } from './signInTries.ts'
import { stepOf } from './totp.ts'
import { countWrongCode } from './wrongCodes.ts'

/**
 * Counts an attempt before the code is checked, so that parallel guesses cannot exceed the budget.
 * @returns the number of attempts in this session; undefined if it has ended
 */
const countTry = async (tx: Transaction, sessionId: string): Promise<number | undefined> => {
  const [counted] = await tx
    .update(sessions)
    .set({ tries: sql`${sessions.tries} + 1` })
    .where(eq(sessions.id, sessionId))
    .returning({ tries: sessions.tries })
  return counted?.tries
}

/** The step of a right code, and the seed sealed with the current key. */
interface Accepted {
  readonly step: number
  readonly sealed: Sealed
}

/** Accepts a step of the enrolled seed, unless the same or a later step was already accepted. */
const acceptStep = async (
  tx: Transaction,
  userId: string,
  { step, sealed }: Accepted,
): Promise<boolean> => {
  const accepted = await tx
    .update(totp)
    .set({ lastStep: step, wrongCodes: 0, seed: sealed.text, keyId: sealed.keyId })
    .where(and(eq(totp.userId, userId), or(isNull(totp.lastStep), lt(totp.lastStep, step))))
    .returning({ userId: totp.userId })
  return accepted.length > 0
}

/** Replaces the enrolled seed with the pending one, unless that has changed since it was read. */
const enrol = async (
  tx: Transaction,
  row: typeof totp.$inferSelect,
  { step, sealed }: Accepted,
  now: Date,
) => {
  const enrolled = await tx
    .update(totp)
    .set({
      seed: sealed.text,
      keyId: sealed.keyId,
      enabledAt: now,
      lastStep: step,
      wrongCodes: 0,
      pendingSeed: null,
      pendingKeyId: null,
      pendingUntil: null,
      pendingSessionId: null,
    })
    .where(and(eq(totp.userId, row.userId), eq(totp.pendingSeed, row.pendingSeed ?? '')))
    .returning({ userId: totp.userId })
  return enrolled.length > 0
}

type Verdict = { verified: false } | { verified: true; newSeed: string | undefined }

/** Checks a code against the seeds that this session may use, and marks its step as used. */
const judge = async (tx: Transaction, code: string, keys: Keys, ctx: Context): Promise<Verdict> => {
  const { userId, mfa } = ctx.actor
  const now = ctx.now()
  const [row] = await tx.select().from(totp).where(eq(totp.userId, userId)).for('update')
  if (!row) return { verified: false }

  // The pending seed is only for sessions that may request one (see setUpTotp).
  const mayEnrol = row.enabledAt === null || mfa
  if (mayEnrol && row.pendingSeed && row.pendingKeyId && (row.pendingUntil ?? now) > now) {
    const stored = { text: row.pendingSeed, keyId: row.pendingKeyId }
    const seed = keys.open(stored, userId)
    const sealed = keys.renew(stored, userId)
    const step = seed && stepOf(code, seed, now)
    if (step && sealed && (await enrol(tx, row, { step, sealed }, now))) {
      return { verified: true, newSeed: seed }
    }
  }
  if (row.enabledAt && row.seed && row.keyId) {
    const stored = { text: row.seed, keyId: row.keyId }
    const seed = keys.open(stored, userId)
    const sealed = keys.renew(stored, userId)
    // Another server, with a newer key that is not configured here, has sealed it.
    if (!seed || !sealed)
      throw new Error(`A second factor is encrypted with the unknown key ${row.keyId}`)
    const step = stepOf(code, seed, now)
    if (step && (await acceptStep(tx, userId, { step, sealed }))) {
      return { verified: true, newSeed: undefined }
    }
  }
  return { verified: false }
}

/** Emails the owner about a right code, in case another person entered it (ASVS 6.3.7). */
const notifyByEmail = async (
  tx: Transaction,
  ctx: Context,
  { account, newSeed }: { account: Account; newSeed: string | undefined },
): Promise<void> => {
  if (!ctx.actor.mfa) await notifyLateSignIn(tx, ctx, account, ['session.sign-in', 'totp.enrolled'])
  if (!newSeed) return
  const { email } = account
  await ctx.jobs.add(tx, 'email', { template: 'second-factor-set', email, request: ctx.request })
}

/**
 * Checks the second factor. A code works once (ASVS 6.5.1). A right code replaces the session by a
 * complete one with a new token. The fifth wrong code ends the session.
 */
export const createVerifyTotp =
  (keys: Keys, onSeed?: SeedListener): Handler<'verifyTotp'> =>
  async ({ body }, ctx) => {
    const { userId, id: sessionId, mfa } = ctx.actor
    const known = await findAccount(ctx.db, userId)
    if (!known) throw new AppError('notSignedIn')
    const origin = `${userId} ${originOf(ctx, known.email)}`
    await ctx.limit('totpAccount', origin)

    const outcome = await ctx.db.transaction(async (tx) => {
      // Every transaction that ends sessions locks the account first. So a session that exists under
      // this lock cannot be ended before the transaction is over.
      const account = await lockAccount(tx, userId)
      const tries = await countTry(tx, sessionId)
      if (!account || tries === undefined) return { verdict: 'ended' } as const
      const verdict = await judge(tx, body.token, keys, ctx)
      if (!verdict.verified) {
        const isOver = tries >= totpTriesPerSession
        if (isOver) await endSession(tx, sessionId)
        await audit(tx, ctx, { action: isOver ? 'totp.locked' : 'totp.refused', subject: userId })
        await countWrongCode(tx, ctx, account, { endedSession: isOver })
        return { verdict: 'wrong', isOver } as const
      }
      await endSession(tx, sessionId)
      if (verdict.newSeed) await endSessions(tx, userId)
      const token = await startSession(tx, { userId, mfa: true, isConfirmed: true, now: ctx.now() })
      await notifyByEmail(tx, ctx, { account, newSeed: verdict.newSeed })
      const entry = mfa ? 'totp.confirmed' : 'session.sign-in'
      const action = verdict.newSeed ? 'totp.enrolled' : entry
      await audit(tx, ctx, { action, subject: userId })
      return { verdict: 'right', token, newSeed: verdict.newSeed } as const
    })

    if (outcome.verdict === 'ended') throw new AppError('notSignedIn')
    if (outcome.verdict === 'wrong') {
      if (outcome.isOver) ctx.setSessionToken(undefined)
      return { verified: false }
    }
    ctx.setSessionToken(outcome.token, 'full')
    ctx.rememberDevice(known.email)
    await ctx.giveBack('totpAccount', origin)
    if (!mfa) await completeSignIn(ctx, known.email.toLowerCase())
    if (outcome.newSeed) onSeed?.(userId, outcome.newSeed, 'enrolled')
    return { verified: true }
  }
