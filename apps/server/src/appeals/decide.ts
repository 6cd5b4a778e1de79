import { answerLength, answerMinLength } from '@hearth/api/limits.gen'
import { eq } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { audit } from '../kernel/audit.ts'
import { openTexts } from '../kernel/entryTexts.ts'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import type { Call, Context, Handler } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { appeals, auditEntries, users } from '../platform/database/schema.ts'
import { conflictWith } from '../record/decisionConflict.ts'
import { toEntry } from '../record/entry.ts'
import { lockEntry, undo } from '../record/undo.ts'
import { isLifted } from './appealed.ts'
import { findCase } from './case.ts'
import { readDeciding } from './deciders.ts'
import { readLost } from './lost.ts'

const outcomes = {
  uphold: { outcome: 'upheld', action: 'appeal.uphold' },
  overturn: { outcome: 'overturned', action: 'appeal.overturn' },
} as const

/** @throws AppError unprocessable */
const readAnswer = ({ outcome, answer = '' }: Call<'decideAppeal'>['body']): string | null => {
  const text = answer.trim()
  if (outcome === 'uphold' && [...text].length < answerMinLength) {
    const most = answerLength.toLocaleString('en')
    const message = `Must have ${answerMinLength} to ${most} characters`
    throw fieldErrors({ field: 'answer', message })
  }
  return text || null
}

/**
 * Locks the decision, then the person, then the appeal: in the order of undoing, so that they cannot
 * deadlock.
 */
const lockCase = async (tx: Transaction, ctx: Context, id: string) => {
  const { decision } = await findCase(tx, ctx.vault, id)
  await lockEntry(tx, ctx, decision.row.id)
  await tx.select({ id: users.id }).from(users).where(eq(users.id, decision.memberId)).for('update')
  await tx.select({ id: appeals.id }).from(appeals).where(eq(appeals.id, id)).for('update')
  return findCase(tx, ctx.vault, id)
}

/** @throws AppError conflict for an appeal that somebody else has decided first */
const refuseDecided = async (
  tx: Transaction,
  ctx: Context,
  { outcome, decision }: Pick<typeof appeals.$inferSelect, 'outcome' | 'decision'>,
): Promise<void> => {
  if (outcome === null || decision === null) return
  const found = await tx.select().from(auditEntries).where(eq(auditEntries.id, decision))
  const [row] = await openTexts(tx, ctx.vault, found)
  if (!row) throw new AppError('conflict')
  throw conflictWith(ctx, await toEntry(tx, ctx, row), outcome)
}

/** Emails the answer. The job only has the id of the appeal, so that no text is in the queue. */
const sendAnswer = (
  tx: Transaction,
  ctx: Context,
  appealId: string,
  { email }: { readonly email: string },
): Promise<void> =>
  ctx.jobs.add(tx, 'email', { template: 'appeal-outcome', email, appealId, request: ctx.request })

/**
 * Upholds a decision or overturns it. To overturn is to undo the entry of the decision, with the same
 * permissions and refusals. The answer and the email are in the same transaction.
 */
export const decideAppeal: Handler<'decideAppeal'> = async ({ params, body }, ctx) => {
  const answer = readAnswer(body)
  const { outcome, action } = outcomes[body.outcome]
  await ctx.limit('notifyAccount', ctx.actor.userId)
  return changeInSession(ctx, async (tx) => {
    const { appeal, decision, member } = await lockCase(tx, ctx, params.id)
    await refuseDecided(tx, ctx, appeal)
    const { mayDecide, hasNobodyElse } = await readDeciding(tx, ctx, decision)
    if (!mayDecide) throw new AppError('firstDecider')
    const lost = body.outcome === 'overturn' ? await readLost(tx, ctx, decision, member) : []
    if (body.outcome === 'overturn') {
      if (await isLifted(tx, ctx, decision)) {
        throw new AppError('alreadyLifted', { data: await toEntry(tx, ctx, decision.row) })
      }
      await undo(tx, ctx, decision.row.id)
    }
    const row = await audit(tx, ctx, {
      action,
      subject: member.id,
      after: { appealed: decision.row.id, ...(hasNobodyElse && { hadNobodyElse: true }) },
    })
    await tx
      .update(appeals)
      .set({ outcome, answer, decision: row.id })
      .where(eq(appeals.id, appeal.id))
    await sendAnswer(tx, ctx, appeal.id, member)
    return { data: await toEntry(tx, ctx, row), lost }
  })
}
