import { changeInSession } from '../auth/changeInSession.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { posts } from '../platform/database/schema.ts'
import { type Entry, toEntry } from '../record/entry.ts'
import { limitNotices, type ReasonInput, recordAction } from '../record/recordAction.ts'
import { isPost, noSuchPost, setDeleted } from './post.ts'

/** Moves a post to the trash, and records it. */
const removeOne = (ctx: Context, id: string, input?: ReasonInput): Promise<Entry> =>
  changeInSession(ctx, async (tx) => {
    const [post] = await tx
      .select({ id: posts.id, title: posts.title, userId: posts.userId })
      .from(posts)
      .where(isPost(id))
      .for('update')
    if (!post) throw noSuchPost()
    await setDeleted(tx, ctx, post.id, true)
    const { id: subject, ...before } = post
    const row = await recordAction(tx, ctx, post.userId, {
      ...input,
      action: 'post.delete',
      subject,
      before: { ...before, isDeleted: false },
      after: { isDeleted: true },
    })
    return toEntry(tx, ctx, row)
  })

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
