import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Answer, VersionedRead } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { isMember } from '../platform/database/roles.ts'
import { memberCounts, users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { recordMembersView } from '../record/recordView.ts'
import { countWaiting } from '../users/counts.ts'

/** Members who wait to be verified. The index `users_newcomers` serves it. */
const isNewcomer = and(
  eq(users.isVerified, false),
  eq(users.isBanned, false),
  ne(users.status, 'declined'),
  isMember,
)

/** How many newcomers there are with or without a confirmed email, and since when the first is one. */
export const countNewcomers = (db: Executor, isEmailVerified: boolean) =>
  countWaiting(db, {
    members: and(isNewcomer, eq(users.isEmailVerified, isEmailVerified)),
    states: and(
      eq(memberCounts.isVerified, false),
      eq(memberCounts.isBanned, false),
      eq(memberCounts.isDeclined, false),
      eq(memberCounts.isEmailVerified, isEmailVerified),
    ),
    since: users.createdAt,
  })

/** The newcomers who can be verified, or who still have to confirm their email, oldest first. */
export const listNewcomers: VersionedRead<'listNewcomers'> = {
  version: async ({ query }, ctx) =>
    `${await versionOf(ctx.db, 'users')} ${query.state} ${query.limit}`,
  read: async ({ query }, ctx) => {
    const { state = 'ready', limit = 200 } = query
    const isEmailVerified = state === 'ready'
    const [rows, { waiting: total }] = await Promise.all([
      ctx.db
        .select({
          id: users.id,
          fullName: users.fullName,
          email: users.email,
          phone: users.phone,
          profilePic: users.profilePic,
          country: users.country,
          hasPassport: sql<boolean>`${users.passport} is not null`,
          joinedAt: users.createdAt,
        })
        .from(users)
        .where(and(isNewcomer, eq(users.isEmailVerified, isEmailVerified)))
        .orderBy(asc(users.createdAt), asc(users.id))
        .limit(limit),
      countNewcomers(ctx.db, isEmailVerified),
    ])
    if (rows.length > 0) {
      const filter = { isVerified: false, isEmailVerified, sort: 'joined' }
      await recordMembersView(ctx, filter, { lastRow: rows.length, total })
    }
    return { data: rows.map(toNewcomer), total }
  },
}

type Newcomer = Answer<'listNewcomers'>['data'][number]

const toNewcomer = ({ joinedAt, ...row }: Omit<Newcomer, 'joinedAt'> & { joinedAt: Date }) => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
})
