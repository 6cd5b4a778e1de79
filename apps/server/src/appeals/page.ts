import { eq } from 'drizzle-orm'
import type { Answer, Context } from '../kernel/operation.ts'
import type { LockOptions } from '../kernel/subject.ts'
import type { Executor } from '../platform/database/database.ts'
import { appeals, auditEntries } from '../platform/database/schema.ts'
import { type AppealedDecision, banEndOf, isLifted, readMember, readRule } from './appealed.ts'
import { appealUntil } from './links.ts'

export type AppealPage = Answer<'readAppeal'>['data']

type Use = Pick<Context<undefined>, 'config' | 'now' | 'subjects'>

/** The appeal against a decision, and when it was decided. */
const findAppeal = async (db: Executor, entryId: string) => {
  const [row] = await db
    .select({ appeal: appeals, decidedAt: auditEntries.at })
    .from(appeals)
    .leftJoin(auditEntries, eq(auditEntries.id, appeals.decision))
    .where(eq(appeals.entryId, entryId))
  return row
}

type Found = NonNullable<Awaited<ReturnType<typeof findAppeal>>>

const gone: AppealPage = { state: 'gone', decision: null, appeal: null }

const toAppeal = ({ appeal, decidedAt }: Found): NonNullable<AppealPage['appeal']> => ({
  reference: appeal.id,
  text: appeal.text,
  sentAt: appeal.createdAt.toISOString(),
  outcome: appeal.outcome,
  answer: appeal.answer,
  decidedAt: decidedAt?.toISOString() ?? null,
})

/** What has become of a decision, for the person. It names no administrator. */
export const readPage = async (
  db: Executor,
  use: Use,
  decision: AppealedDecision,
  options?: LockOptions,
): Promise<AppealPage> => {
  if (!(await readMember(db, decision))) return gone
  const { row, action, title } = decision
  const found = await findAppeal(db, row.id)
  const until = appealUntil(row, use.config)
  const stateOf = async (): Promise<AppealPage['state']> => {
    if (found?.appeal.outcome) return 'decided'
    if (await isLifted(db, use, decision, options)) return 'lifted'
    if (found) return 'sent'
    return until <= use.now() ? 'over' : 'ready'
  }
  return {
    state: await stateOf(),
    decision: {
      action,
      title,
      decidedAt: row.at.toISOString(),
      reason: row.reason,
      rule: await readRule(db, use, action, row.reason),
      bannedUntil: banEndOf(decision)?.toISOString() ?? null,
      appealUntil: until.toISOString(),
      otherWays: use.config.redressText ?? null,
    },
    appeal: found ? toAppeal(found) : null,
  }
}
