import { and, desc, eq, isNull } from 'drizzle-orm'
import type { VersionedRead } from '../kernel/operation.ts'
import { posts, users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { recordListView } from '../record/recordView.ts'

/** All posts with their authors, newest first. */
export const listPosts: VersionedRead<'listPosts'> = {
  recordView: (ctx) => recordListView(ctx, 'post.list'),
  // The list shows the authors, so its version includes them.
  version: (_call, ctx) => versionOf(ctx.db, 'posts', 'users'),
  isCacheable: true,
  read: async (_call, ctx) => {
    const rows = await ctx.db
      .select({
        id: posts.id,
        title: posts.title,
        description: posts.description,
        createdAt: posts.createdAt,
        user: {
          id: users.id,
          fullName: users.fullName,
          email: users.email,
          profilePic: users.profilePic,
        },
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.userId))
      // Posts of deleted authors are hidden.
      .where(and(isNull(posts.deletedAt), isNull(users.deletedAt)))
      .orderBy(desc(posts.createdAt), desc(posts.id))
    return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
  },
}
