import { eq } from 'drizzle-orm'
import { AppError, type ErrorCode } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import { appeals, users } from '../platform/database/schema.ts'
import { type AppealedDecision, readDecision } from './appealed.ts'
import { findAppealToken } from './links.ts'
import { type AppealPage, readPage } from './page.ts'

const invalidLink = () =>
  new AppError('unprocessable', { message: 'This link is invalid or has expired' })

/** The decision of a link. Only wrong tokens count, because a whole household may share one address. */
const readLink = async (ctx: Context<undefined>, token: string): Promise<AppealedDecision> => {
  const address = addressBlock(ctx.request.ip)
  await ctx.limit('appealAddress', address)
  const entryId = await findAppealToken(ctx.db, token, ctx.now())
  const decision = entryId && (await readDecision(ctx.db, ctx.vault, entryId))
  if (!decision) throw invalidLink()
  await ctx.giveBack('appealAddress', address)
  return decision
}

/** What a person can read behind the link of a letter. */
export const readAppeal: Handler<'readAppeal'> = async ({ body }, ctx) => ({
  data: await readPage(ctx.db, ctx, await readLink(ctx, body.token)),
})

/** The refusal of an appeal in each state of the decision. */
const refusals = {
  sent: 'alreadyAppealed',
  decided: 'alreadyAppealed',
  lifted: 'alreadyLifted',
  over: 'appealOver',
  gone: 'nothingKept',
} as const satisfies Record<Exclude<AppealPage['state'], 'ready'>, ErrorCode>

const refuseUnlessReady = (data: AppealPage): void => {
  if (data.state !== 'ready') throw new AppError(refusals[data.state], { data })
}

/**
 * Appeals against a decision, once. The person and the post are locked, so that the decision is neither
 * undone nor the account removed meanwhile.
 */
export const sendAppeal: Handler<'sendAppeal'> = async ({ body }, ctx) => {
  const decision = await readLink(ctx, body.token)
  const { row, memberId } = decision
  // Before the limit: who only comes back to an appeal uses nothing up.
  refuseUnlessReady(await readPage(ctx.db, ctx, decision))
  await ctx.limit('appealMember', memberId)
  try {
    const data = await ctx.db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('update')
      refuseUnlessReady(await readPage(tx, ctx, decision, { lock: true }))
      await tx.insert(appeals).values({
        entryId: row.id,
        userId: memberId,
        subjectId: row.subjectId ?? memberId,
        text: body.text.trim(),
        createdAt: ctx.now(),
      })
      return readPage(tx, ctx, decision)
    })
    return { data }
  } catch (error) {
    await ctx.giveBack('appealMember', memberId)
    throw error
  }
}
