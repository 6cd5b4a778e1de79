import { eq } from 'drizzle-orm'
import { type AuditEntry, type AuditRow, audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { addDecisionNote } from './addNote.ts'

/** The reason for an action, whether to email it to the member, and a note that only the team reads. */
export interface ReasonInput {
  readonly reason?: string
  readonly notify?: boolean
  readonly note?: string
}

/** Marks an entry whose member was emailed. */
export const notified = { isNotified: true } as const

/**
 * Writes the entry of an action and the caller's note about the member, and emails the reason to the
 * member if the caller wants that. The note appears in neither the entry nor the email. The email is sent
 * after the transaction has committed. The job contains only the id of the entry: the reason then never
 * reaches a queue or a log.
 */
export const recordAction = async (
  tx: Transaction,
  ctx: Context,
  memberId: string,
  { notify = false, note, ...entry }: AuditEntry & Pick<ReasonInput, 'notify' | 'note'>,
): Promise<AuditRow> => {
  await addDecisionNote(tx, ctx, memberId, note)
  const after = notify ? { ...entry.after, ...notified } : entry.after
  const row = await audit(tx, ctx, { ...entry, after })
  if (notify) await notifyMember(tx, ctx, row, memberId)
  return row
}

/** Emails a member the notice of an entry, with its reason. */
export const notifyMember = async (
  tx: Transaction,
  ctx: Context,
  row: AuditRow,
  memberId: string,
): Promise<void> => {
  const [member] = await tx.select({ email: users.email }).from(users).where(eq(users.id, memberId))
  if (member) {
    await ctx.jobs.add(tx, 'email', {
      template: 'member-notice',
      email: member.email,
      entryId: row.id,
      request: ctx.request,
    })
  }
}

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
