import { countAppeals } from '../appeals/list.ts'
import { retentionNotice } from '../documents/stored/retention.ts'
import type { VersionedRead } from '../kernel/operation.ts'
import { versionOf } from '../platform/database/versions.ts'
import { countPending } from '../users/pending.ts'
import { countNewcomers } from './newcomers.ts'
import { countReportedPosts } from './reports.ts'

const hour = 60 * 60_000

const toQueue = ({ waiting, oldest }: { waiting: number; oldest: Date | null }) => ({
  waiting,
  oldest: oldest?.toISOString() ?? null,
})

/** How much waits in each queue. */
export const getDesk: VersionedRead<'getDesk'> = {
  // The notice about documents changes with the time: often enough once an hour.
  version: async (_call, ctx) =>
    `${await versionOf(ctx.db, 'users', 'posts', 'post_reports', 'appeals')} ${Math.floor(ctx.now().getTime() / hour)}`,
  read: async (_call, ctx) => {
    const [citizenship, newcomers, unconfirmed, reports, appeals, retention] = await Promise.all([
      countPending(ctx.db),
      countNewcomers(ctx.db, true),
      countNewcomers(ctx.db, false),
      countReportedPosts(ctx.db),
      ctx.config.features.includes('redress') && countAppeals(ctx.db),
      retentionNotice(ctx),
    ])
    return {
      data: {
        citizenship: toQueue(citizenship),
        newcomers: {
          ...toQueue(newcomers),
          unconfirmed: unconfirmed.waiting,
        },
        reports: toQueue(reports),
        ...(appeals && { appeals: toQueue(appeals) }),
        documentDays: {
          passport: ctx.config.passportDays,
          certificate: ctx.config.certificateDays,
        },
        retention,
      },
    }
  },
}
