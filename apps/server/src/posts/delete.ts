import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import type { Handler } from '../operation.ts'
import { posts } from '../platform/database/schema.ts'

const noSuchPost = () => new AppError('notFound', { message: 'Post not found' })

/** Deletes a post: its row stays, but no call returns it. */
export const deletePost: Handler<'deletePost'> = async ({ params }, ctx) => {
  if (!validate(params.id)) throw noSuchPost()
  await ctx.db.transaction(async (tx) => {
    const [post] = await tx
      .update(posts)
      .set({ deletedAt: ctx.now() })
      .where(and(eq(posts.id, params.id), isNull(posts.deletedAt)))
      .returning({ title: posts.title, userId: posts.userId })
    if (!post) throw noSuchPost()
    await audit(tx, ctx, { action: 'post.delete', subject: params.id, before: post })
  })
  return { message: 'Post deleted successfully' }
}
