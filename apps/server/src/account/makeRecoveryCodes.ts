import { lockAccount } from '../auth/accounts.ts'
import { changeInSession } from '../auth/changeInSession.ts'
import { demandFresh } from '../auth/freshFactor.ts'
import type { Keys } from '../auth/keys.ts'
import { makeRecoveryCodes, replaceRecoveryCodes } from '../auth/recoveryCodes.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { revokeInvitations } from '../team/invitations.ts'

/** Makes ten recovery codes, which are shown only in this answer. */
export const createMakeRecoveryCodes =
  (keys: Keys): Handler<'makeRecoveryCodes'> =>
  async (_call, ctx) => {
    demandFresh(ctx)
    const { userId } = ctx.actor
    const { codes, hashes } = await makeRecoveryCodes()
    await changeInSession(ctx, async (tx) => {
      const account = await lockAccount(tx, userId)
      if (!account) throw new AppError('notSignedIn')
      await replaceRecoveryCodes(tx, keys, userId, hashes)
      await revokeInvitations(tx, ctx.now(), { invitedBy: userId })
      const job = { template: 'recovery-codes-made', email: account.email } as const
      await ctx.jobs.add(tx, 'email', { ...job, request: ctx.request })
      await audit(tx, ctx, { action: 'recovery-codes.make', subject: userId })
    })
    return { data: { codes: [...codes] } }
  }
