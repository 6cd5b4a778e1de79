import type { AuditRow } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'

/** The reason for an action, and whether to email it to the member. */
export interface ReasonInput {
  readonly reason?: string
  readonly notify?: boolean
}

/** Marks an entry whose member was emailed. */
export const notified = { isNotified: true } as const

/**
 * Emails the member about an action and its reason, once the transaction has committed. The job only
 * has the id of the entry, so that the reason is never in a queue or a log.
 */
export const notifyMember = (
  tx: Transaction,
  ctx: Context,
  entry: AuditRow,
  email: string,
): Promise<void> =>
  ctx.jobs.add(tx, 'email', {
    template: 'member-notice',
    email,
    entryId: entry.id,
    request: ctx.request,
  })

/**
 * Limits the emails to members (ASVS 2.4.1). Otherwise a stolen session could send any text to the
 * whole community in the name of the product. Call it before the transaction, so that a refused
 * action changes nothing.
 * @param emails how many emails the action sends
 * @throws AppError tooManyRequests
 */
export const limitNotices = async (
  ctx: Context,
  { notify = false }: ReasonInput,
  recipientId?: string,
  emails = 1,
): Promise<void> => {
  if (!notify) return
  try {
    await ctx.limit('notifyAccount', ctx.actor.userId, emails)
    if (recipientId) await ctx.limit('notifyRecipient', recipientId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'tooManyRequests') throw error
    const { retryAfter } = error
    const message =
      'Too many emails to members. Nothing was done: try again later, or without the email.'
    throw new AppError('tooManyRequests', { message, ...(retryAfter && { retryAfter }) })
  }
}
