import { eq } from 'drizzle-orm'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import { formatEnd } from '../kernel/formatEnd.ts'
import type { Call, Context, Handler } from '../kernel/operation.ts'
import { users } from '../platform/database/schema.ts'
import {
  type Account,
  findAccountByEmail,
  lockAccount,
  maskEmail,
  toSessionUser,
} from './accounts.ts'
import { notifyLateSignIn } from './notifyLateSignIn.ts'
import { hashPassword, type Match, needsRehash, type Passwords } from './passwords.ts'
import { endSessionOf, startSession } from './sessions.ts'
import { completeSignIn, countSignIn } from './signInTries.ts'

/** Whether the account may sign in. The requested role can only restrict this. */
const mayEnter = (account: Account, role: string | undefined): boolean =>
  !account.isBanned &&
  !account.isSuspended &&
  account.isEmailVerified &&
  (role === undefined || role.toUpperCase() === account.role.toUpperCase())

/** The message for a person whose ban has an end. Only for somebody who knows the password. */
const sayBanEnd = ({ bannedUntil }: Account, { config }: Context<undefined>) =>
  bannedUntil && config.features.includes('record')
    ? { message: `This account is banned until ${formatEnd(bannedUntil, config)}` }
    : {}

/**
 * Starts the session and ends the browser's previous one.
 * @param judged the account at the time of the password check
 * @param match how its hash matched the password
 * @returns undefined if the account was changed or its sessions were ended since
 */
const enter = async (
  judged: Account,
  match: Match,
  call: Call<'signIn'>,
  ctx: Context<undefined>,
) => {
  const { password, role } = call.body
  const isOutdated =
    match === 'asTyped' || (judged.passwordHash !== null && needsRehash(judged.passwordHash))
  const passwordHash = isOutdated ? await hashPassword(password) : undefined

  return ctx.db.transaction(async (tx) => {
    // Hashing takes time. A reset or a ban in the meantime must prevent this session.
    const account = await lockAccount(tx, judged.id)
    const isSame =
      account?.passwordHash === judged.passwordHash &&
      account.sessionsEnded === judged.sessionsEnded
    if (!isSame || !mayEnter(account, role)) return undefined

    if (ctx.sessionToken) await endSessionOf(tx, ctx.sessionToken)
    if (passwordHash) await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    // Administrators always need the second factor, members only if they have one.
    const mfa = account.role !== 'admin' && !account.enrolled
    const token = await startSession(tx, {
      userId: account.id,
      mfa,
      now: ctx.now(),
      from: ctx,
    })
    if (mfa) await notifyLateSignIn(tx, ctx, account, ['session.password'])
    const { id } = account
    await audit(tx, ctx, { action: 'session.password', actorId: id, subject: id })
    return { account, token, mfa }
  })
}

/**
 * Checks the first factor. An unknown address, a wrong password, a ban, a suspension, an unverified account
 * and a missing role all get the same answer in the same time (ASVS 6.3.8). Only after the right
 * password the answer says when a ban ends.
 */
export const createSignIn =
  (passwords: Passwords): Handler<'signIn'> =>
  async (call, ctx) => {
    const email = call.body.email.toLowerCase()
    const counted = await countSignIn(ctx, email)
    const judged = await findAccountByEmail(ctx.db, email)
    const match = await passwords.matches(call.body.password, judged?.passwordHash)
    const entered =
      judged && match && mayEnter(judged, call.body.role)
        ? await enter(judged, match, call, ctx)
        : undefined
    if (!entered) {
      // Enqueued even without an account, which only the email job looks up.
      const sendsWarning = counted.isSlowed && (await ctx.takeIfLeft('guessingEmail', email))
      await ctx.db.transaction(async (tx) => {
        await audit(tx, ctx, {
          action: 'session.password-refused',
          subject: judged?.id,
          after: { maskedEmail: maskEmail(email) },
        })
        const job = { template: 'password-guessed', email, request: ctx.request } as const
        if (sendsWarning) await ctx.jobs.add(tx, 'email', job)
      })
      throw new AppError('badCredentials', match && judged ? sayBanEnd(judged, ctx) : {})
    }

    ctx.setSessionToken(entered.token, entered.mfa ? 'full' : 'partial')
    await counted.passed()
    if (entered.mfa) {
      ctx.rememberDevice(email)
      await completeSignIn(ctx, email)
    }
    return { message: 'Signed in', data: { user: toSessionUser(entered.account, ctx.config) } }
  }
