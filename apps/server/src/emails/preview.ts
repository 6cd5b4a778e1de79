import { readRule } from '../appeals/appealed.ts'
import { appealUntil, linkOf } from '../appeals/links.ts'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { posts, users } from '../platform/database/schema.ts'
import { isPost, noSuchPost } from '../posts/post.ts'
import { isAppealable, type MemberNotice } from '../record/memberNotice.ts'
import { readBanEnd } from '../users/banEnd.ts'
import { isUser, noSuchUser } from '../users/member.ts'
import { memberNoticeEmail } from './letter.ts'

/** The title of a post. Undefined for an action on the member. */
const titleOf = async (
  ctx: Context,
  action: MemberNotice,
  id: string,
): Promise<string | undefined> => {
  if (action !== 'deletePost') {
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(isUser(id))
    if (!user) throw noSuchUser()
    return undefined
  }
  const [post] = await ctx.db.select({ title: posts.title }).from(posts).where(isPost(id))
  if (!post) throw noSuchPost()
  return post.title
}

/** The parts of a statement of reasons. Only the email that is sent has a token in its link. */
const previewStatement = async (ctx: Context, action: MemberNotice, reason: string | undefined) => {
  if (!isAppealable(action) || !ctx.config.features.includes('redress')) return {}
  const until = appealUntil({ at: ctx.now() }, ctx.config)
  const rule = await readRule(ctx.db, ctx, action, reason)
  return { rule, appeal: { link: linkOf(ctx.config, '…'), until } }
}

/** The email that `notify` would send. */
export const previewEmail: Handler<'previewEmail'> = async ({ body }, ctx) => {
  const { action, subjectId, reason, until } = body
  if (until && action !== 'ban') {
    throw fieldErrors({ field: 'until', message: 'Only a ban has an end' })
  }
  const bannedUntil = readBanEnd(until, ctx.now())
  if (action === 'decline' && !ctx.config.features.includes('desk')) {
    const fields = [{ field: 'action', message: "Isn't offered" }]
    throw new AppError('invalidRequest', { fields })
  }
  const title = await titleOf(ctx, action, subjectId)
  const { subject, text } = memberNoticeEmail(ctx.config, '', {
    action,
    title,
    reason,
    bannedUntil,
    ...(await previewStatement(ctx, action, reason)),
  })
  return { data: { subject, text } }
}
