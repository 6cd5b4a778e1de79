import { audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import type { Handler } from '../operation.ts'
import { totp } from '../platform/database/schema.ts'
import { findAccount } from './accounts.ts'
import type { Keys } from './keys.ts'
import { drawQr, makeSeed } from './totp.ts'

/** How long a new seed waits for its first code. */
const pendingFor = 10 * 60_000

/** Told of a seed, so that a demo can show codes without a phone; see `demoCode.ts`. */
export type SeedListener = (userId: string, seed: string, state: 'pending' | 'enrolled') => void

/**
 * Makes a seed that stays pending until a code of it is verified; an older one stays valid until
 * then. Refused to a session that passed only the password of an enrolled account: otherwise a
 * stolen password could replace the second factor.
 */
export const createSetUpTotp =
  (keys: Keys, onSeed?: SeedListener): Handler<'setUpTotp'> =>
  async (_call, ctx) => {
    const { userId, mfa } = ctx.actor
    await ctx.limit('totpSetUp', userId)
    const account = await findAccount(ctx.db, userId)
    if (!account) throw new AppError('notSignedIn')
    if (account.enrolled && !mfa) {
      await audit(ctx.db, ctx, { action: 'totp.set-up-refused', subject: userId })
      throw new AppError('alreadyEnrolled')
    }

    const seed = makeSeed()
    const sealed = keys.seal(seed, userId)
    const pending = {
      pendingSeed: sealed.text,
      pendingKeyId: sealed.keyId,
      pendingUntil: new Date(ctx.now().getTime() + pendingFor),
    }
    await ctx.db.transaction(async (tx) => {
      await tx
        .insert(totp)
        .values({ userId, ...pending })
        .onConflictDoUpdate({ target: totp.userId, set: pending })
      await audit(tx, ctx, { action: 'totp.set-up', subject: userId })
    })
    onSeed?.(userId, seed, 'pending')
    return { qr: await drawQr(seed, account.email, ctx.config.productName), secret: seed }
  }
