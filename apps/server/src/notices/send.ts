import { createHash } from 'node:crypto'
import { explanationMinLength } from '@hearth/api/limits.gen'
import { eq } from 'drizzle-orm'
import { maskEmail } from '../auth/accounts.ts'
import type { Config } from '../config/config.ts'
import { audit } from '../kernel/audit.ts'
import { type FieldError, fieldErrors } from '../kernel/errors.ts'
import type { Call, Context, Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import type { Executor } from '../platform/database/database.ts'
import { postReports, posts } from '../platform/database/schema.ts'
import { isPost } from '../posts/post.ts'
import { parsePostAddress } from './postAddress.ts'
import { referenceOf } from './reference.ts'

/**
 * The parts of a notice that Article 16 (2) of Regulation (EU) 2022/2065 asks for. Its letter c allows
 * a notice without name and address only about sexual abuse of children.
 * @throws AppError unprocessable with each part that is missing
 */
const readNotice = (body: Call<'sendNotice'>['body'], config: Config) => {
  const { isAboutChildAbuse = false } = body
  const [text, name, email] = [
    body.explanation.trim(),
    body.name?.trim() || null,
    body.email?.toLowerCase() ?? null,
  ]
  const post = parsePostAddress(body.post, config)
  const problems: FieldError[] = []
  const demand = (field: string, isGiven: unknown, message: string) => {
    if (!isGiven) problems.push({ field, message })
  }
  if ('problem' in post) problems.push({ field: 'post', message: post.problem })
  demand(
    'explanation',
    [...text].length >= explanationMinLength,
    `Explain it in ${explanationMinLength} characters or more`,
  )
  demand('name', name || isAboutChildAbuse, 'Enter your name')
  demand('email', email || isAboutChildAbuse, 'Enter your email')
  demand('isInGoodFaith', body.isInGoodFaith, 'Confirm that the notice is accurate and complete')
  if (problems.length > 0 || 'problem' in post) throw fieldErrors(...problems)
  const noticeHash = createHash('sha256')
    .update(JSON.stringify([post.id, text, name, email, isAboutChildAbuse]))
    .digest('base64url')
  const reason = isAboutChildAbuse ? 'childAbuse' : 'illegal'
  return {
    postId: post.id,
    reason,
    text,
    notifierName: name,
    notifierEmail: email,
    noticeHash,
  } as const
}

type Notice = ReturnType<typeof readNotice>

const findSame = async (db: Executor, { noticeHash }: Notice): Promise<string | undefined> => {
  const [same] = await db
    .select({ id: postReports.id })
    .from(postReports)
    .where(eq(postReports.noticeHash, noticeHash))
  return same?.id
}

/** Puts a notice into the queue. Returns undefined if the same notice is there already. */
const addNotice = (ctx: Context<undefined>, notice: Notice): Promise<string | undefined> =>
  ctx.db.transaction(async (tx) => {
    // Waits for a decision about the post, which may hide it.
    const [post] = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(isPost(notice.postId))
      .for('share')
    if (!post) {
      const message = 'There is no such post here. It may have been removed already.'
      throw fieldErrors({ field: 'post', message })
    }
    const [row] = await tx
      .insert(postReports)
      .values({ ...notice, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: postReports.id })
    if (!row) return undefined
    const { notifierEmail: email } = notice
    if (email) {
      const { request } = ctx
      await ctx.jobs.add(tx, 'email', { template: 'notice', email, noticeId: row.id, request })
    }
    await audit(tx, ctx, {
      action: 'notice.send',
      subject: post.id,
      after: { notice: row.id, email: email && maskEmail(email) },
    })
    return row.id
  })

/**
 * Takes a notice about a post from anybody. The same notice again, also after a lost answer, has the
 * same reference, and sends no email.
 */
export const sendNotice: Handler<'sendNotice'> = async ({ body }, ctx) => {
  await ctx.limit('noticeAddress', addressBlock(ctx.request.ip))
  const notice = readNotice(body, ctx.config)
  const known = await findSame(ctx.db, notice)
  if (known) return { data: { reference: referenceOf(known) } }
  if (notice.notifierEmail) await ctx.limit('noticeEmail', notice.notifierEmail)
  await ctx.limit('noticesEverywhere', 'all')
  const id = (await addNotice(ctx, notice)) ?? (await findSame(ctx.db, notice))
  if (!id) throw new Error('the same notice is gone')
  return { data: { reference: referenceOf(id) } }
}
