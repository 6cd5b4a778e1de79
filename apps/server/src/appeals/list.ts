import { asc, count, eq, min } from 'drizzle-orm'
import { openTexts } from '../kernel/entryTexts.ts'
import type { VersionedRead } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { appeals, auditEntries, users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { isOpenAppeal } from '../record/appealStates.ts'
import { recordMembersView } from '../record/recordView.ts'
import { toDecision } from './appealed.ts'

/** How many appeals wait, and since when the oldest does. */
export const countAppeals = async (db: Executor) => {
  const [row] = await db
    .select({ waiting: count(), oldest: min(appeals.createdAt) })
    .from(appeals)
    .where(isOpenAppeal)
  return row ?? { waiting: 0, oldest: null }
}

/** The appeals that wait for a decision, oldest first. */
export const listAppeals: VersionedRead<'listAppeals'> = {
  version: async ({ query }, ctx) =>
    `${await versionOf(ctx.db, 'appeals', 'users')} ${query.limit}`,
  read: async ({ query }, ctx) => {
    const { limit = 200 } = query
    const [rows, { waiting: total }] = await Promise.all([
      ctx.db
        .select({
          id: appeals.id,
          sentAt: appeals.createdAt,
          entry: auditEntries,
          fullName: users.fullName,
          email: users.email,
          profilePic: users.profilePic,
        })
        .from(appeals)
        .innerJoin(auditEntries, eq(auditEntries.id, appeals.entryId))
        .innerJoin(users, eq(users.id, appeals.userId))
        .where(isOpenAppeal)
        .orderBy(asc(appeals.createdAt), asc(appeals.id))
        .limit(limit),
      countAppeals(ctx.db),
    ])
    if (rows.length > 0) {
      await recordMembersView(ctx, { sort: 'appeals' }, { lastRow: rows.length, total })
    }
    const decided = await openTexts(
      ctx.db,
      ctx.vault,
      rows.map(({ entry }) => entry),
    )
    const data = rows.flatMap(({ entry: _entry, sentAt, ...row }, index) => {
      const entry = decided[index]
      const decision = entry && toDecision(entry)
      if (!decision) return []
      const { action, title } = decision
      return { ...row, action, title, sentAt: sentAt.toISOString() }
    })
    return { data, total }
  },
}
