import { and, desc, eq, ne } from 'drizzle-orm'
import { validate } from 'uuid'
import { subjectKindOf } from '../kernel/auditActions.ts'
import { openTexts, type TextVault } from '../kernel/entryTexts.ts'
import { AppError } from '../kernel/errors.ts'
import type { Answer, Handler } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { appeals, auditEntries, posts } from '../platform/database/schema.ts'
import { toEntry } from '../record/entry.ts'
import { readPeople } from '../record/names.ts'
import { recordView } from '../record/recordView.ts'
import { type AppealedDecision, isLifted, readMember, readRule, toDecision } from './appealed.ts'
import { readDeciderRole, readDeciding } from './deciders.ts'
import { readLost } from './lost.ts'

type Case = Answer<'getAppeal'>['data']
type Appeal = typeof appeals.$inferSelect

const noSuchAppeal = () => new AppError('notFound', { message: 'Appeal not found' })

/** An appeal with its decision and the person. */
export const findCase = async (db: Executor, vault: TextVault, id: string) => {
  if (!validate(id)) throw noSuchAppeal()
  const [found] = await db
    .select({ appeal: appeals, row: auditEntries })
    .from(appeals)
    .innerJoin(auditEntries, eq(auditEntries.id, appeals.entryId))
    .where(eq(appeals.id, id))
  const [row] = await openTexts(db, vault, found ? [found.row] : [])
  const decision = row && toDecision(row)
  const member = decision && (await readMember(db, decision))
  if (!found || !member) throw noSuchAppeal()
  return { appeal: found.appeal, decision, member }
}

/** The most earlier appeals in an answer. */
const maxEarlier = 10

const readEarlier = async (
  db: Executor,
  vault: TextVault,
  { id, userId }: Appeal,
): Promise<Case['earlier']> => {
  const rows = await db
    .select({ appeal: appeals, row: auditEntries })
    .from(appeals)
    .innerJoin(auditEntries, eq(auditEntries.id, appeals.entryId))
    .where(and(eq(appeals.userId, userId), ne(appeals.id, id)))
    .orderBy(desc(appeals.createdAt), desc(appeals.id))
    .limit(maxEarlier)
  const decided = await openTexts(
    db,
    vault,
    rows.map(({ row }) => row),
  )
  return rows.flatMap(({ appeal }, index) => {
    const row = decided[index]
    const action = row && toDecision(row)?.action
    if (!action) return []
    const { id, createdAt, outcome } = appeal
    return { id, action, sentAt: createdAt.toISOString(), state: outcome ?? 'open' }
  })
}

/** The deleted post of a decision, as it was. */
const readPost = async (db: Executor, { row }: AppealedDecision): Promise<Case['post']> => {
  if (subjectKindOf(row.action) !== 'post' || !row.subjectId || !validate(row.subjectId))
    return null
  const [post] = await db
    .select({ title: posts.title, description: posts.description })
    .from(posts)
    .where(eq(posts.id, row.subjectId))
  return post ?? null
}

const readOutcome = async (
  db: Executor,
  { outcome, answer, decision }: Appeal,
): Promise<Case['decision']> => {
  if (outcome === null || decision === null) return null
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.id, decision))
  if (!entry) return null
  const { actorId } = entry
  const people = await readPeople(db, actorId ? [actorId] : [])
  const by = actorId ? { id: actorId, name: people.get(actorId)?.name ?? null } : null
  return { outcome, answer, at: entry.at.toISOString(), by, entryId: entry.id }
}

/** An appeal with everything that is needed to decide about it. */
export const getAppeal: Handler<'getAppeal'> = async ({ params }, ctx) => {
  const { db } = ctx
  const { appeal, decision, member } = await findCase(db, ctx.vault, params.id)
  await recordView(ctx, member.id)
  const { row, action } = decision
  const { id, fullName, email, profilePic, isBanned, deletedAt } = member
  const [entry, deciderRole, rule, post, lost, lifted, deciding, outcome, earlier] =
    await Promise.all([
      toEntry(db, ctx, row),
      readDeciderRole(db, decision),
      readRule(db, ctx, action, row.reason),
      readPost(db, decision),
      readLost(db, ctx, decision, member),
      isLifted(db, ctx, decision),
      readDeciding(db, ctx, decision),
      readOutcome(db, appeal),
      readEarlier(db, ctx.vault, appeal),
    ])
  return {
    data: {
      id: appeal.id,
      state: appeal.outcome ?? 'open',
      action,
      sentAt: appeal.createdAt.toISOString(),
      text: appeal.text,
      member: { id, fullName, email, profilePic, isBanned, isDeleted: deletedAt !== null },
      entry,
      deciderRole,
      rule,
      post,
      lost,
      isLifted: lifted,
      ...deciding,
      decision: outcome,
      earlier,
    },
  }
}
