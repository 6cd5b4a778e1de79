import { eq } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { audit } from '../kernel/audit.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { posts, users } from '../platform/database/schema.ts'
import { type Entry, toEntry } from '../record/entry.ts'
import { limitNotices, notified, notifyMember, type ReasonInput } from '../record/notifyMember.ts'
import { isPost, noSuchPost } from './post.ts'

/** Moves a post to the trash, where its row stays for 30 days. */
const removeOne = (
  ctx: Context,
  id: string,
  { reason, notify = false }: ReasonInput = {},
): Promise<Entry> => {
  const condition = isPost(id)
  return changeInSession(ctx, async (tx) => {
    const [found] = await tx
      .update(posts)
      .set({ deletedAt: ctx.now() })
      .where(condition)
      .returning({ id: posts.id, title: posts.title, userId: posts.userId })
    if (!found) throw noSuchPost()
    const { id: subject, ...post } = found
    const row = await audit(tx, ctx, {
      action: 'post.delete',
      subject,
      before: { ...post, isDeleted: false },
      after: { isDeleted: true, ...(notify && notified) },
      reason,
    })
    if (notify) {
      const [author] = await tx.select().from(users).where(eq(users.id, post.userId))
      if (author) await notifyMember(tx, ctx, row, author.email)
    }
    return toEntry(tx, ctx, row)
  })
}

export const deletePost: Handler<'deletePost'> = async ({ params }, ctx) => {
  await removeOne(ctx, params.id)
  return { message: 'Post deleted successfully' }
}

/** The same as `deletePost`, with a reason. */
export const deletePostWithReason: Handler<'deletePostWithReason'> = async (
  { params, body },
  ctx,
) => {
  const [post] = await ctx.db.select({ userId: posts.userId }).from(posts).where(isPost(params.id))
  await limitNotices(ctx, body, post?.userId)
  return { data: await removeOne(ctx, params.id, body) }
}
