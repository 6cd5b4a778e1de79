import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { changeInSession } from '../auth/changeInSession.ts'
import { type AuditRow, audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Call, Context, Handler } from '../kernel/operation.ts'
import { demandPermission } from '../kernel/permissions.ts'
import type { Transaction } from '../platform/database/database.ts'
import { postReports, posts, users } from '../platform/database/schema.ts'
import { noSuchPost, setDeleted } from '../posts/post.ts'
import { addDecisionNote } from '../record/addNote.ts'
import { decisionConflict } from '../record/decisionConflict.ts'
import { toEntry } from '../record/entry.ts'
import { limitNotices, notified, notifyMember } from '../record/recordAction.ts'
import { lockUser, refuseProtected } from '../users/member.ts'
import { setBanned } from '../users/state.ts'
import { closeReports, isOpen, isUndecided } from './reports.ts'

/** The action of each outcome. */
const actions = {
  keep: 'report.keep',
  hide: 'report.hide',
  hideAndBan: 'report.hide-and-ban',
} as const

/**
 * Locks the author, then the post: other actions on a member lock in the same order. Neither may be
 * deleted, except that the post may be in the trash.
 */
const lockPost = async (tx: Transaction, id: string) => {
  const isThis = eq(posts.id, id)
  const [found] = await tx.select({ userId: posts.userId }).from(posts).where(isThis)
  const author = found && (await lockUser(tx, found.userId))
  const [post] = await tx
    .select({ id: posts.id, title: posts.title, deletedAt: posts.deletedAt })
    .from(posts)
    .where(isThis)
    .for('update')
  if (!author || !post) throw noSuchPost()
  return { author, ...post }
}

/**
 * The reporters whom the outcome is emailed to: not those who already got as many emails as a member may
 * get. Each counts as one email of the caller.
 * @throws AppError tooManyRequests
 */
const readRecipients = async (
  ctx: Context,
  postId: string,
  body: Call<'decideReport'>['body'],
): Promise<ReadonlySet<string>> => {
  const recipients = new Set<string>()
  if (!body.notify) return recipients
  const reporters = await ctx.db
    .select({ id: postReports.userId })
    .from(postReports)
    .where(and(eq(postReports.postId, postId), isNotNull(postReports.userId), isUndecided))
  await limitNotices(ctx, body, undefined, Math.max(1, reporters.length))
  for (const { id } of reporters) {
    if (id && (await ctx.takeIfLeft('notifyRecipient', id))) recipients.add(id)
  }
  return recipients
}

/** Whether the author can get the email: about a ban, and with appeals also about a hidden post. */
const canTellAuthor = (
  { config }: Context,
  outcome: Call<'decideReport'>['body']['outcome'],
): boolean =>
  outcome === 'hideAndBan' || (outcome === 'hide' && config.features.includes('redress'))

/**
 * Counts the email to the author.
 * @throws AppError invalidRequest, tooManyRequests
 */
const limitAuthorNotice = async (
  ctx: Context,
  postId: string,
  { outcome, notifyAuthor = false }: Call<'decideReport'>['body'],
): Promise<void> => {
  if (!notifyAuthor) return
  if (!canTellAuthor(ctx, outcome)) {
    const message = "This outcome isn't emailed to the author"
    const fields = [{ field: 'notifyAuthor', message }]
    throw new AppError('invalidRequest', { fields })
  }
  const [post] = await ctx.db
    .select({ userId: posts.userId })
    .from(posts)
    .where(eq(posts.id, postId))
  await limitNotices(ctx, { notify: true }, post?.userId)
}

/** Tells the reporters the outcome, each by a job of its own. */
const notifyReporters = async (
  tx: Transaction,
  ctx: Context,
  entry: AuditRow,
  reporters: readonly string[],
): Promise<void> => {
  const found = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...reporters]), isNull(users.deletedAt)))
  for (const { email } of found) {
    await ctx.jobs.add(tx, 'email', {
      template: 'report-outcome',
      email,
      entryId: entry.id,
      request: ctx.request,
    })
  }
}

/**
 * Emails the outcome to everybody who sent a notice, whatever the administrator chose for members:
 * Article 16 (5) of Regulation (EU) 2022/2065 requires it. Their number is limited where notices are
 * taken.
 */
const answerNotices = async (
  tx: Transaction,
  ctx: Context,
  isRemoved: boolean,
  closed: Awaited<ReturnType<typeof closeReports>>,
): Promise<void> => {
  for (const { id: noticeId, notifierEmail: email } of closed) {
    if (!email) continue
    const { request } = ctx
    await ctx.jobs.add(tx, 'email', { template: 'notice', email, noticeId, isRemoved, request })
  }
}

/**
 * Decides all open reports of a post at once. A hidden post is in the trash, as a deleted one. A
 * report that arrives meanwhile waits for the lock, and then for a decision of its own.
 */
export const decideReport: Handler<'decideReport'> = async ({ params, body }, ctx) => {
  const { outcome, reason, notify = false, notifyAuthor = false, note } = body
  if (!validate(params.id)) throw noSuchPost()
  if (outcome === 'hideAndBan') demandPermission(ctx.actor, 'members.ban')
  await limitAuthorNotice(ctx, params.id, body)
  const recipients = await readRecipients(ctx, params.id, body)
  const data = await changeInSession(ctx, async (tx) => {
    const { author, ...post } = await lockPost(tx, params.id)
    const open = await tx.$count(postReports, and(eq(postReports.postId, post.id), isOpen))
    if (post.deletedAt !== null || open === 0) {
      throw await decisionConflict(tx, ctx, {
        actions: [...Object.values(actions), 'post.delete'],
        subject: post.id,
        message: 'No report of this post waits for a decision',
      })
    }
    if (outcome === 'hideAndBan') refuseProtected(ctx, author, 'ban')
    const isHidden = outcome !== 'keep'
    const bans = outcome === 'hideAndBan' && !author.isBanned
    const tellsAuthor = notifyAuthor && (bans || outcome === 'hide')
    if (isHidden) await setDeleted(tx, ctx, post.id, true)
    if (bans) await setBanned(tx, ctx, author.id, true)
    await addDecisionNote(tx, ctx, author.id, note)
    const row = await audit(tx, ctx, {
      action: actions[outcome],
      subject: post.id,
      // The author, so that undoing finds the ban, and the member's hints find the decision.
      before: {
        // As of a deleted post: the entry outlives it.
        ...(isHidden && { title: post.title }),
        userId: author.id,
        isDeleted: false,
        ...(bans && { isBanned: false }),
      },
      after: {
        userId: author.id,
        isDeleted: isHidden,
        ...(bans && { isBanned: true }),
        ...((notify || tellsAuthor) && notified),
      },
      reason,
    })
    if (tellsAuthor) await notifyMember(tx, ctx, row, author.id)
    const closed = await closeReports(tx, row)
    await answerNotices(tx, ctx, isHidden, closed)
    if (notify) {
      const reporters = closed.flatMap(({ userId }) => userId ?? [])
      const counted = reporters.filter((id) => recipients.has(id))
      await notifyReporters(tx, ctx, row, counted)
    }
    return toEntry(tx, ctx, row)
  })
  return { data }
}
