import { and, eq, gt } from 'drizzle-orm'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import { totp } from '../platform/database/schema.ts'
import { findAccount, lockAccount } from './accounts.ts'
import { changeInSession } from './changeInSession.ts'
import { demandFreshPassword, isFresh } from './freshFactor.ts'
import type { Keys } from './keys.ts'
import { drawQr, makeSeed } from './totp.ts'

/** How long a new seed stays pending, in milliseconds. */
const pendingFor = 10 * 60_000

/**
 * Called with each new seed, so that a demo can show codes without a phone; see `demoAccount.ts`.
 */
export type SeedListener = (
  userId: string,
  seed: string,
  state: 'pending' | 'enrolled',
) => Promise<void>

/** The pending seed that this session requested. */
const findPending = async (
  keys: Keys,
  { db, actor, now }: Context,
): Promise<string | undefined> => {
  const [row] = await db
    .select()
    .from(totp)
    .where(
      and(
        eq(totp.userId, actor.userId),
        eq(totp.pendingSessionId, actor.id),
        gt(totp.pendingUntil, now()),
      ),
    )
  if (!row?.pendingSeed || !row.pendingKeyId) return undefined
  return keys.open({ text: row.pendingSeed, keyId: row.pendingKeyId }, actor.userId)
}

/** Replaces the pending seed of the account, if the session may change the second factor. */
const replacePending = async (keys: Keys, ctx: Context): Promise<string> => {
  const { userId, id: sessionId } = ctx.actor
  const seed = makeSeed()
  const sealed = keys.seal(seed, userId)
  const pending = {
    pendingSeed: sealed.text,
    pendingKeyId: sealed.keyId,
    pendingUntil: new Date(ctx.now().getTime() + pendingFor),
    pendingSessionId: sessionId,
  }
  const isReplaced = await changeInSession(ctx, async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) throw new AppError('notSignedIn')
    if (!account.enrolled) demandFreshPassword(ctx)
    else if (!isFresh(ctx)) {
      await audit(tx, ctx, { action: 'totp.set-up-refused', subject: userId })
      return false
    }
    await tx
      .insert(totp)
      .values({ userId, ...pending })
      .onConflictDoUpdate({ target: totp.userId, set: pending })
    await audit(tx, ctx, { action: 'totp.set-up', subject: userId })
    return true
  })
  if (!isReplaced) throw new AppError('alreadyEnrolled')
  return seed
}

/**
 * Creates a seed that stays pending until one of its codes is verified. The old seed stays valid
 * until then. The same session gets its pending seed again, because people reload the page or
 * return from their authenticator app; `renew` makes a new one. Other sessions never get it:
 * otherwise an attacker with the password could make the owner enrol a known seed.
 *
 * An account with a second factor gets a new seed only in a session that gave a code in the last
 * five minutes, so neither a stolen password nor an unlocked screen suffices to replace it. An account
 * without one has to sign in again first, if that was long ago: members have no page that could ask
 * for the password.
 */
export const createSetUpTotp =
  (keys: Keys, onSeed?: SeedListener): Handler<'setUpTotp'> =>
  async ({ query }, ctx) => {
    const { userId } = ctx.actor
    const account = await findAccount(ctx.db, userId)
    if (!account) throw new AppError('notSignedIn')
    const draw = async (secret: string) => ({
      qr: await drawQr(secret, account.email, ctx.config.productName),
      secret,
    })
    const pending = query.renew ? undefined : await findPending(keys, ctx)
    if (pending) return draw(pending)
    await ctx.limit('totpSetUp', `${userId} ${addressBlock(ctx.request.ip)}`)
    const seed = await replacePending(keys, ctx)
    await onSeed?.(userId, seed, 'pending')
    return draw(seed)
  }
