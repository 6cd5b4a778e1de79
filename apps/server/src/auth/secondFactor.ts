import type { components } from '@hearth/api/schema.gen'
import { eq, sql } from 'drizzle-orm'
import { audit } from '../kernel/audit.ts'
import type { AuditAction } from '../kernel/auditActions.ts'
import { AppError } from '../kernel/errors.ts'
import type { Notice } from '../kernel/jobs.ts'
import { totpTriesPerSession } from '../kernel/limits.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { passkeys, recoveryCodes, sessions, totp } from '../platform/database/schema.ts'
import { type Account, findAccount, lockAccount } from './accounts.ts'
import { freshUntil } from './freshFactor.ts'
import { notifyLateSignIn } from './notifyLateSignIn.ts'
import { endSession, endSessions, startSession } from './sessions.ts'
import { completeSignIn, originOf } from './signInTries.ts'
import { countWrongCode } from './wrongCodes.ts'

/** Why a right second factor was not accepted, in the contract's words. */
type RefusalCode = components['schemas']['SecondFactorRefusal']

/** A second factor that was not accepted. */
export interface Refused {
  readonly verified: false
  readonly code?: RefusalCode
}

/** A second factor that was accepted. */
export interface Accepted {
  readonly verified: true
  /** Whether it has just been set up. All other sessions of the account end. */
  readonly isNew?: boolean
  /** An email to the owner of the account. */
  readonly notice?: Notice
  /** The entry instead of `session.sign-in` or `totp.confirmed`. */
  readonly action?: AuditAction
}

/** Judges a second factor in a transaction, with the account locked. */
type Judge<Right extends Accepted> = (tx: Transaction, account: Account) => Promise<Right | Refused>

/** The means of a second factor, for the audit log. */
export type Means = 'authenticator' | 'passkey' | 'recovery-code'

/**
 * Counts an attempt before it is judged, so that parallel guesses cannot exceed the budget.
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

/** Takes an attempt back: a code that was used already is no guess. */
const forgetTry = (tx: Transaction, sessionId: string) =>
  tx
    .update(sessions)
    .set({ tries: sql`${sessions.tries} - 1` })
    .where(eq(sessions.id, sessionId))

/** A session after its second factor. */
interface Confirmed {
  readonly token: string
  /** Until when its second factor counts as just passed, for the answer. */
  readonly freshUntil: string
}

/**
 * Replaces the session by a complete one with a new token. Emails the owner about it where another
 * person may have done it (ASVS 6.3.7). Call it with the account locked.
 */
export const replaceSession = async (
  tx: Transaction,
  ctx: Context,
  account: Account,
  { isNew = false, notice, action }: Omit<Accepted, 'verified'>,
): Promise<Confirmed> => {
  const { userId, id, mfa } = ctx.actor
  const { email } = account
  await endSession(tx, id)
  if (isNew) await endSessions(tx, userId)
  const now = ctx.now()
  const token = await startSession(tx, { userId, mfa: true, isConfirmed: true, now, from: ctx })
  if (!mfa) await notifyLateSignIn(tx, ctx, account, ['session.sign-in', 'totp.enrolled'])
  if (notice) await ctx.jobs.add(tx, 'email', { template: notice, email, request: ctx.request })
  const entry = mfa ? 'totp.confirmed' : 'session.sign-in'
  await audit(tx, ctx, { action: action ?? entry, subject: userId })
  return { token, freshUntil: freshUntil(now).toISOString() }
}

/** Gives the browser its new session, after the transaction that made it. */
export const handOverSession = async (
  ctx: Context,
  account: Pick<Account, 'email'>,
  token: string,
): Promise<void> => {
  ctx.setSessionToken(token, 'full')
  ctx.rememberDevice(account.email)
  if (!ctx.actor.mfa) await completeSignIn(ctx, account.email.toLowerCase())
}

/**
 * Judges a second factor of any means, counts the attempt and completes the session. The fifth wrong
 * attempt ends the session. All means share these limits, so that none of them adds guesses.
 * @param prepare does what is too slow for a locked account, once the limit allows the attempt
 * @returns the verdict; not verified if it was wrong, otherwise with the end of its freshness
 */
export const passSecondFactor = async <Right extends Accepted = Accepted>(
  ctx: Context,
  means: Means,
  prepare: () => Promise<Judge<Right>>,
): Promise<(Right & Pick<Confirmed, 'freshUntil'>) | Refused> => {
  const { userId, id: sessionId } = ctx.actor
  const known = await findAccount(ctx.db, userId)
  if (!known) throw new AppError('notSignedIn')
  const origin = `${userId} ${originOf(ctx, known.email)}`
  await ctx.limit('totpAccount', origin)
  const judge = await prepare()

  const outcome = await ctx.db.transaction(async (tx) => {
    // Every transaction that ends sessions locks the account first. So a session that exists under
    // this lock cannot be ended before the transaction is over.
    const account = await lockAccount(tx, userId)
    const tries = await countTry(tx, sessionId)
    if (!account || tries === undefined) return { kind: 'ended' } as const
    const verdict = await judge(tx, account)
    if (!verdict.verified) {
      const after = means === 'authenticator' ? undefined : { means }
      if (verdict.code === 'codeUsed') {
        await forgetTry(tx, sessionId)
        await audit(tx, ctx, { action: 'totp.used', subject: userId, after })
        return { kind: 'used', verdict } as const
      }
      const isOver = tries >= totpTriesPerSession
      if (isOver) await endSession(tx, sessionId)
      const action = isOver ? 'totp.locked' : 'totp.refused'
      await audit(tx, ctx, { action, subject: userId, after })
      await countWrongCode(tx, ctx, account, { endedSession: isOver })
      return { kind: 'wrong', isOver, verdict } as const
    }
    await tx.update(totp).set({ wrongCodes: 0 }).where(eq(totp.userId, userId))
    const confirmed = await replaceSession(tx, ctx, account, verdict)
    return { kind: 'right', confirmed, verdict } as const
  })

  if (outcome.kind === 'ended') throw new AppError('notSignedIn')
  if (outcome.kind === 'wrong') {
    if (outcome.isOver) ctx.setSessionToken(undefined)
    return outcome.verdict
  }
  await ctx.giveBack('totpAccount', origin)
  if (outcome.kind === 'used') return outcome.verdict
  const { token, freshUntil } = outcome.confirmed
  await handOverSession(ctx, known, token)
  return { ...outcome.verdict, freshUntil }
}

/** Removes the authenticator, the passkeys and the recovery codes of an account, and ends its sessions. */
export const removeSecondFactor = async (tx: Transaction, userId: string): Promise<void> => {
  await endSessions(tx, userId)
  await tx.delete(totp).where(eq(totp.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
