import { and, asc, count, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AuditRow } from '../kernel/audit.ts'
import type { Context, Handler, VersionedRead } from '../kernel/operation.ts'
import { referenceOf } from '../notices/reference.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { reportReasons } from '../platform/database/schema/values.ts'
import { auditEntries, postReports, posts, users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { isPost, noSuchPost } from '../posts/post.ts'
import { recordListView, recordView } from '../record/recordView.ts'

/** Also the reports of muted reporters. */
export const isUndecided = isNull(postReports.decision)

/**
 * Reports and notices that nobody has decided, without those of muted reporters. The index
 * `post_reports_open` serves it.
 */
export const isOpen = sql`(${isUndecided} and not ${postReports.isMuted})`

/** A closed report or notice. */
type ClosedReport = Pick<typeof postReports.$inferSelect, 'id' | 'userId' | 'notifierEmail'>

/**
 * Marks the reports of a post as decided by an entry about it, also those of muted reporters. Returns
 * them.
 */
export const closeReports = (
  tx: Transaction,
  { id, subjectId }: Pick<AuditRow, 'id' | 'subjectId'>,
): Promise<ClosedReport[]> =>
  tx
    .update(postReports)
    .set({ decision: id })
    .where(and(eq(postReports.postId, subjectId ?? ''), isUndecided))
    .returning({
      id: postReports.id,
      userId: postReports.userId,
      notifierEmail: postReports.notifierEmail,
    })

/** Opens the reports again that an entry decided. A reporter may have been muted since. */
export const reopenReports = async (
  tx: Transaction,
  { id }: Pick<AuditRow, 'id'>,
): Promise<void> => {
  const isMuted = sql<boolean>`exists (select from ${users}
    where ${users.id} = ${postReports.userId} and ${users.reporterMutedAt} is not null)`
  await tx.update(postReports).set({ decision: null, isMuted }).where(eq(postReports.decision, id))
}

/**
 * The posts with open reports, without deleted posts and those of deleted authors. The few deleted
 * ones are left out by their indexes: joining all posts and authors takes ten times as long.
 */
export const reportedPosts = (db: Executor) => {
  const deleted = db.select({ id: posts.id }).from(posts).where(isNotNull(posts.deletedAt))
  const ofDeleted = db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(isNotNull(users.deletedAt))
  return db.$with('reported').as(
    db
      .select({
        postId: postReports.postId,
        reports: count().as('reports'),
        firstReportedAt: sql<Date>`min(${postReports.createdAt})`
          .mapWith(postReports.createdAt)
          .as('first_reported_at'),
      })
      .from(postReports)
      .where(
        and(
          isOpen,
          notInArray(postReports.postId, deleted),
          notInArray(postReports.postId, ofDeleted),
        ),
      )
      .groupBy(postReports.postId),
  )
}

/** How many posts wait for a decision, and since when the oldest does. */
export const countReportedPosts = async (db: Executor) => {
  const reported = reportedPosts(db)
  const [row] = await db
    .with(reported)
    .select({
      waiting: count(),
      oldest: sql<Date | null>`min(${reported.firstReportedAt})`.mapWith(postReports.createdAt),
    })
    .from(reported)
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
    const reported = reportedPosts(ctx.db)
    const inOrder = [asc(reported.firstReportedAt), asc(reported.postId)]
    const first = ctx.db.$with('first').as(
      ctx.db
        .select()
        .from(reported)
        .orderBy(...inOrder)
        .limit(query.limit ?? 200),
    )
    const rows = await ctx.db
      .with(reported, first)
      .select({
        id: posts.id,
        title: posts.title,
        author: nameOf,
        profilePic: users.profilePic,
        reports: first.reports,
        firstReportedAt: first.firstReportedAt,
        total: sql<number>`(select count(*)::int from ${reported})`,
      })
      .from(first)
      .innerJoin(posts, eq(posts.id, first.postId))
      .innerJoin(users, eq(users.id, posts.userId))
      .orderBy(asc(first.firstReportedAt), asc(first.postId))
    return {
      data: rows.map(({ total: _, firstReportedAt, ...row }) => ({
        ...row,
        firstReportedAt: firstReportedAt.toISOString(),
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

type ReportReason = (typeof reportReasons)[number]

/** The most reports in an answer. */
const maxReports = 100

/** The open notices about a post, oldest first. */
const readNotices = async (ctx: Context, postId: string) => {
  const rows = await ctx.db
    .select({
      id: postReports.id,
      text: postReports.text,
      reason: postReports.reason,
      at: postReports.createdAt,
      name: postReports.notifierName,
      email: postReports.notifierEmail,
    })
    .from(postReports)
    .where(and(eq(postReports.postId, postId), isNull(postReports.userId), isOpen))
    .orderBy(asc(postReports.createdAt), asc(postReports.id))
    .limit(maxReports)
  return rows.map(({ reason, text, at, ...notice }) => ({
    ...notice,
    reference: referenceOf(notice.id),
    text: text ?? '',
    isAboutChildAbuse: reason === 'childAbuse',
    at: at.toISOString(),
  }))
}

/** A post with its open reports and notices, oldest first. */
export const getReportedPost: Handler<'getReportedPost'> = async ({ params }, ctx) => {
  const isReported = and(isPost(params.id), isOpen)
  const [[post], reports, notices] = await Promise.all([
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
        // A notice has no member, so it is not among these rows.
        reason: sql<ReportReason>`${postReports.reason}`,
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
    ctx.config.features.includes('redress') ? readNotices(ctx, params.id) : undefined,
  ])
  if (!post || post.total === 0) throw noSuchPost()
  await recordView(ctx, post.author.id)
  return {
    data: {
      ...post,
      createdAt: post.createdAt.toISOString(),
      reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
      ...(notices && { notices }),
    },
  }
}
