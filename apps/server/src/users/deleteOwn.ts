import { lockAccountByEmail, maskEmail } from '../auth/accounts.ts'
import { askForKey } from '../auth/askForKey.ts'
import { findKey, isUsedKey, storeUsedKey } from '../auth/oneTimeTokens.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { Transaction } from '../platform/database/database.ts'
import { removeMember } from './remove.ts'

/** Mails a key that deletes the account. */
export const generateSecurityKey: Handler<'generateSecurityKey'> = ({ body }, ctx) =>
  askForKey(ctx, body.email, {
    kind: 'delete-key',
    action: 'user.delete-key-asked',
    limits: ['securityKeyAddress', 'securityKeyAccount'],
  })

/** The member with this key. Undefined if the key is wrong, expired or an administrator's. */
const findOwner = async (tx: Transaction, email: string, securityKey: string, now: Date) => {
  const user = await lockAccountByEmail(tx, email)
  const token = await findKey(tx, 'delete-key', { email, securityKey }, now)
  return user?.role === 'member' && user.id === token?.userId ? user : undefined
}

/**
 * Deletes the account of a security key, with all its data. Attempts count only per network address,
 * so a stranger cannot use up the owner's. A wrong key and a wrong email address get the same
 * answer.
 */
export const deleteOwnAccount: Handler<'deleteOwnAccount'> = async ({ body }, ctx) => {
  const email = body.email.toLowerCase()
  const address = addressBlock(ctx.request.ip)
  await ctx.limit('deleteAccountAddress', address)
  const outcome = await ctx.db.transaction(async (tx) => {
    const user = await findOwner(tx, email, body.securityKey, ctx.now())
    if (!user) {
      if (await isUsedKey(tx, body.securityKey, ctx.now())) return 'used'
      await audit(tx, ctx, {
        action: 'user.delete-own-refused',
        after: { maskedEmail: maskEmail(email) },
      })
      return 'wrong'
    }
    await removeMember(tx, ctx.jobs, user.id, ctx.now())
    await storeUsedKey(tx, body.securityKey, ctx.now())
    await ctx.jobs.add(tx, 'email', { template: 'account-deleted', email, request: ctx.request })
    // Entries are never deleted, so this one has no name and no address.
    await audit(tx, ctx, {
      action: 'user.delete-own',
      actorId: user.id,
      subject: user.id,
      before: { status: user.status, isBanned: user.isBanned },
    })
    return 'deleted'
  })
  if (outcome === 'wrong') {
    const message = 'This security key is invalid or has expired'
    throw new AppError('unprocessable', { message })
  }
  // Only wrong keys count, because a whole office may share one address.
  await ctx.giveBack('deleteAccountAddress', address)
  if (outcome === 'used') {
    const message = 'This security key was used already: its account is deleted'
    throw new AppError('unprocessable', { message })
  }
  return { message: 'Your account has been deleted' }
}
