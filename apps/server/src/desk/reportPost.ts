import { eq } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { AppError } from '../kernel/errors.ts'
import type { Handler } from '../kernel/operation.ts'
import { postReports, posts, users } from '../platform/database/schema.ts'
import { isPost, noSuchPost } from '../posts/post.ts'

/**
 * Reports a post, once for each member. A repeated report changes nothing. A muted reporter gets the
 * same answer.
 */
export const reportPost: Handler<'reportPost'> = async ({ params, body }, ctx) => {
  const { userId } = ctx.actor
  await ctx.limit('reportPost', userId)
  const condition = isPost(params.id)
  await changeInSession(ctx, async (tx) => {
    // Members before posts, as a decision locks them: the new row locks its member anyway.
    const [reporter] = await tx
      .select({ mutedAt: users.reporterMutedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share')
    // Waits for a decision about the post, which may hide it.
    const [post] = await tx
      .select({ id: posts.id, userId: posts.userId })
      .from(posts)
      .where(condition)
      .for('share')
    if (!post) throw noSuchPost()
    if (post.userId === userId) {
      throw new AppError('conflict', { message: "You can't report your own post" })
    }
    await tx
      .insert(postReports)
      .values({
        postId: post.id,
        userId,
        reason: body.reason,
        text: body.text?.trim() || null,
        isMuted: Boolean(reporter?.mutedAt),
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
  })
  return { message: 'Thank you. Someone will look at this post.' }
}
