import { audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { Context, Handler } from '../operation.ts'
import { totp } from '../platform/database/schema.ts'
import { lockAccount } from './accounts.ts'
import type { Keys } from './keys.ts'
import { isAlive } from './sessions.ts'
import { drawQr, makeSeed } from './totp.ts'

/** How long a new seed waits for its first code. */
const pendingFor = 10 * 60_000

/**
 * Called with each new seed, so that a demo can show codes without a phone; see `demoAccount.ts`.
 */
export type SeedListener = (userId: string, seed: string, state: 'pending' | 'enrolled') => void

/** How long after one of its codes a second factor may be replaced (ASVS 7.5.1). */
const confirmedFor = 5 * 60_000

const isConfirmed = ({ actor, now }: Context): boolean =>
  actor.confirmedAt !== null && now().getTime() - actor.confirmedAt.getTime() < confirmedFor

/**
 * Creates a seed that stays pending until one of its codes is verified; an older seed stays valid
 * until then. An account with a second factor gets a new seed only in a session that gave a code
 * in the last five minutes: neither a stolen password nor an unlocked screen may replace it.
 */
export const createSetUpTotp =
  (keys: Keys, onSeed?: SeedListener): Handler<'setUpTotp'> =>
  async (_call, ctx) => {
    const { userId, id: sessionId } = ctx.actor
    await ctx.limit('totpSetUp', `${userId} ${addressBlock(ctx.request.ip)}`)
    const seed = makeSeed()
    const sealed = keys.seal(seed, userId)
    const pending = {
      pendingSeed: sealed.text,
      pendingKeyId: sealed.keyId,
      pendingUntil: new Date(ctx.now().getTime() + pendingFor),
    }
    const email = await ctx.db.transaction(async (tx) => {
      const account = await lockAccount(tx, userId)
      if (!account || !(await isAlive(tx, sessionId))) throw new AppError('notSignedIn')
      if (account.enrolled && !isConfirmed(ctx)) {
        await audit(tx, ctx, { action: 'totp.set-up-refused', subject: userId })
        return undefined
      }
      await tx
        .insert(totp)
        .values({ userId, ...pending })
        .onConflictDoUpdate({ target: totp.userId, set: pending })
      await audit(tx, ctx, { action: 'totp.set-up', subject: userId })
      return account.email
    })
    if (email === undefined) throw new AppError('alreadyEnrolled')
    onSeed?.(userId, seed, 'pending')
    return { qr: await drawQr(seed, email, ctx.config.productName), secret: seed }
  }
