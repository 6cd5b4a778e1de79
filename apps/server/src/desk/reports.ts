import { and, asc, count, eq, isNull, min, type SQL, sql } from 'drizzle-orm'
import type { Handler, VersionedRead } from '../operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries, postReports, posts, users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { isPost, noSuchPost } from '../posts/post.ts'
import { recordListView, recordView } from '../record/recordView.ts'

/** Reports that nobody has decided. The index `post_reports_open` serves it. */
export const isOpen = isNull(postReports.decision)

/** The posts with open reports. Deleted posts and those of deleted authors are hidden. */
const reportedPosts = (db: Executor) => {
  const open = db
    .select({
      postId: postReports.postId,
      reports: count().as('reports'),
      firstReportedAt: min(postReports.createdAt).as('first_reported_at'),
    })
    .from(postReports)
    .where(isOpen)
    .groupBy(postReports.postId)
    .as('open')
  const isShown = and(isNull(posts.deletedAt), isNull(users.deletedAt))
  return { open, isShown }
}

/** How many posts wait for a decision, and since when the oldest does. */
export const countReportedPosts = async (db: Executor) => {
  const { open, isShown } = reportedPosts(db)
  const [row] = await db
    .select({
      waiting: count(),
      oldest: sql<Date | null>`min(${open.firstReportedAt})`.mapWith(postReports.createdAt),
    })
    .from(open)
    .innerJoin(posts, eq(posts.id, open.postId))
    .innerJoin(users, eq(users.id, posts.userId))
    .where(isShown)
  return row ?? { waiting: 0, oldest: null }
}

const nameOf = sql<string>`coalesce(${users.fullName}, ${users.email})`

/** The posts that wait for a decision, by their first open report, oldest first. */
export const listReportedPosts: VersionedRead<'listReportedPosts'> = {
  recordView: (ctx) => recordListView(ctx, 'post.list'),
  version: async ({ query }, ctx) =>
    `${await versionOf(ctx.db, 'post_reports', 'posts', 'users')} ${query.limit}`,
  isCacheable: true,
  read: async ({ query }, ctx) => {
    const { open, isShown } = reportedPosts(ctx.db)
    const rows = await ctx.db
      .select({
        id: posts.id,
        title: posts.title,
        author: nameOf,
        profilePic: users.profilePic,
        reports: open.reports,
        firstReportedAt: open.firstReportedAt,
        total: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(open)
      .innerJoin(posts, eq(posts.id, open.postId))
      .innerJoin(users, eq(users.id, posts.userId))
      .where(isShown)
      .orderBy(asc(open.firstReportedAt), asc(posts.id))
      .limit(query.limit ?? 200)
    return {
      data: rows.map(({ total: _, firstReportedAt, ...row }) => ({
        ...row,
        firstReportedAt: (firstReportedAt ?? new Date(0)).toISOString(),
      })),
      total: rows[0]?.total ?? 0,
    }
  },
}

/** How many posts of an author were hidden after reports, unless that was undone. */
const hiddenPosts = (authorId: SQL): SQL<number> => sql<number>`(
  select count(distinct ${auditEntries.subjectId})::int from ${auditEntries}
  where ${auditEntries.action} in ('report.hide', 'report.hide-and-ban')
    and ${auditEntries.before}->>'userId' = ${authorId}::text
    and not exists (select from audit_log undoing where undoing.undoes = ${auditEntries.id}))`

/** The most reports in an answer. */
const maxReports = 100

/** A post with its open reports, oldest first. */
export const getReportedPost: Handler<'getReportedPost'> = async ({ params }, ctx) => {
  const isReported = and(isPost(params.id), isOpen)
  const [[post], reports] = await Promise.all([
    ctx.db
      .select({
        id: posts.id,
        title: posts.title,
        description: posts.description,
        createdAt: posts.createdAt,
        total: sql<number>`(select count(*)::int from ${postReports} where ${postReports.postId} = ${posts.id} and ${isOpen})`,
        author: {
          id: users.id,
          fullName: users.fullName,
          email: users.email,
          profilePic: users.profilePic,
          isBanned: users.isBanned,
          posts: sql<number>`(select count(*)::int from ${posts} own where own.user_id = ${users.id} and own.deleted_at is null)`,
          earlierReports: hiddenPosts(sql`${users.id}`),
        },
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.userId))
      .where(isPost(params.id)),
    ctx.db
      .select({
        id: postReports.id,
        reason: postReports.reason,
        text: postReports.text,
        at: postReports.createdAt,
        reporter: { id: users.id, name: nameOf },
      })
      .from(postReports)
      .innerJoin(posts, eq(posts.id, postReports.postId))
      .innerJoin(users, eq(users.id, postReports.userId))
      .where(isReported)
      .orderBy(asc(postReports.createdAt), asc(postReports.id))
      .limit(maxReports),
  ])
  if (!post || post.total === 0) throw noSuchPost()
  await recordView(ctx, post.author.id)
  return {
    data: {
      ...post,
      createdAt: post.createdAt.toISOString(),
      reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
    },
  }
}
