import { and, desc, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import { defineHandlers } from '../operation.ts'
import { posts, users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'

const isThere = isNull(posts.deletedAt)

const noSuchPost = () => new AppError('notFound', { message: 'Post not found' })

/** Posts of the community. */
export const postHandlers = defineHandlers({
  listPosts: async (_call, ctx) => {
    // Authors are shown with their posts, so the list changes with them too.
    ctx.revalidate(await versionOf(ctx.db, 'posts', 'users'))
    const rows = await ctx.db
      .select({
        id: posts.id,
        title: posts.title,
        description: posts.description,
        createdAt: posts.createdAt,
        user: { fullName: users.fullName, email: users.email, profilePic: users.profilePic },
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.userId))
      .where(isThere)
      .orderBy(desc(posts.createdAt), desc(posts.id))
    return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
  },
  deletePost: async ({ params }, ctx) => {
    if (!validate(params.id)) throw noSuchPost()
    await ctx.db.transaction(async (tx) => {
      const [post] = await tx
        .update(posts)
        .set({ deletedAt: ctx.now() })
        .where(and(eq(posts.id, params.id), isThere))
        .returning({ title: posts.title, userId: posts.userId })
      if (!post) throw noSuchPost()
      await audit(tx, ctx, { action: 'post.delete', subject: params.id, before: post })
    })
    return { message: 'Post deleted successfully' }
  },
})
