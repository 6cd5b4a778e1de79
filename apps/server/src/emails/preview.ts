import { AppError, fieldErrors } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { posts, users } from '../platform/database/schema.ts'
import { isPost, noSuchPost } from '../posts/post.ts'
import type { MemberNotice } from '../record/memberNotice.ts'
import { readBanEnd } from '../users/banEnd.ts'
import { isUser, noSuchUser } from '../users/member.ts'
import { memberNoticeEmail } from './email.ts'

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
  })
  return { data: { subject, text } }
}
