import { count, min } from 'drizzle-orm'
import { retentionNotice } from '../documents/stored/retention.ts'
import type { VersionedRead } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { isPending } from '../users/pending.ts'
import { countNewcomers } from './newcomers.ts'
import { countReportedPosts } from './reports.ts'

const hour = 60 * 60_000

const countRequests = async (db: Executor) => {
  const [row] = await db
    .select({ waiting: count(), oldest: min(users.badgeRequestedAt) })
    .from(users)
    .where(isPending)
  return row ?? { waiting: 0, oldest: null }
}

const toQueue = ({ waiting, oldest }: { waiting: number; oldest: Date | null }) => ({
  waiting,
  oldest: oldest?.toISOString() ?? null,
})

/** How much waits in each queue. */
export const getDesk: VersionedRead<'getDesk'> = {
  // The notice about documents changes with the time: often enough once an hour.
  version: async (_call, ctx) =>
    `${await versionOf(ctx.db, 'users', 'posts', 'post_reports')} ${Math.floor(ctx.now().getTime() / hour)}`,
  read: async (_call, ctx) => {
    const [citizenship, newcomers, reports, retention] = await Promise.all([
      countRequests(ctx.db),
      countNewcomers(ctx.db),
      countReportedPosts(ctx.db),
      retentionNotice(ctx),
    ])
    return {
      data: {
        citizenship: toQueue(citizenship),
        newcomers: {
          ...toQueue(newcomers.ready),
          unconfirmed: newcomers.unconfirmed.waiting,
        },
        reports: toQueue(reports),
        documentDays: {
          passport: ctx.config.passportDays,
          certificate: ctx.config.certificateDays,
        },
        retention,
      },
    }
  },
}
