import { eq } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { Context, Handler } from '../operation.ts'
import { users } from '../platform/database/schema.ts'
import { type Account, findAccountByEmail, maskEmail, toSessionUser } from './accounts.ts'
import { tellOfLateSignIn } from './lateSignIn.ts'
import { hashPassword, needsRehash, type Passwords } from './passwords.ts'
import { endSessionOf, startSession } from './sessions.ts'

/** The role in the request only narrows: it never grants anything. */
const mayEnter = (account: Account, role: string | undefined): boolean =>
  !account.isBanned &&
  account.isEmailVerified &&
  (role === undefined || role.toUpperCase() === account.role.toUpperCase())

/** Starts the session in the place of the one that the browser had, if any. */
const enter = async (account: Account, password: string, ctx: Context<undefined>) => {
  const now = ctx.now()
  // An administrator always needs the second factor, anyone else once they have one.
  const mfa = account.role !== 'admin' && !account.enrolled
  const passwordHash =
    account.passwordHash && needsRehash(account.passwordHash)
      ? await hashPassword(password)
      : undefined

  const token = await ctx.db.transaction(async (tx) => {
    if (ctx.sessionToken) await endSessionOf(tx, ctx.sessionToken)
    if (passwordHash) await tx.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    const started = await startSession(tx, { userId: account.id, mfa, now })
    if (mfa) await tellOfLateSignIn(tx, ctx, account, ['session.password'])
    const actor = { userId: account.id }
    await audit(tx, { ...ctx, actor }, { action: 'session.password', subject: account.id })
    return started
  })
  ctx.setSessionToken(token, mfa ? 'full' : 'partial')
}

/**
 * Passes the first factor. Unknown address, wrong password, banned, unverified and not of the
 * asked role get one answer, in one time (ASVS 6.3.8).
 */
export const createSignIn =
  (passwords: Passwords): Handler<'signIn'> =>
  async ({ body }, ctx) => {
    const email = body.email.toLowerCase()
    const address = addressBlock(ctx.request.ip)
    await ctx.limit('signInAddress', address)
    await ctx.limit('signInAccountHour', email)
    await ctx.limit('signInAccount', email)

    const account = await findAccountByEmail(ctx.db, email)
    const right = await passwords.matches(body.password, account?.passwordHash)
    if (!account || !right || !mayEnter(account, body.role)) {
      await audit(ctx.db, ctx, {
        action: 'session.password-refused',
        subject: account?.id,
        after: { email: maskEmail(email) },
      })
      throw new AppError('badCredentials')
    }

    await enter(account, body.password, ctx)
    await ctx.giveBack('signInAddress', address)
    await ctx.giveBack('signInAccountHour', email)
    await ctx.giveBack('signInAccount', email)
    return { message: 'Signed in', data: { user: toSessionUser(account) } }
  }
