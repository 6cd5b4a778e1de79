import { countAppeals } from '../appeals/list.ts'
import type { Config } from '../config/config.ts'
import { retentionNotice } from '../documents/stored/retention.ts'
import type { VersionedRead } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { versionOf } from '../platform/database/versions.ts'
import { countPending } from '../users/pending.ts'
import { countNewcomers } from './newcomers.ts'
import { countReportedPosts } from './reports.ts'

const hour = 60 * 60_000

const toQueue = ({ waiting, oldest }: { waiting: number; oldest: Date | null }) => ({
  waiting,
  oldest: oldest?.toISOString() ?? null,
})

/** The number of waiting cases and the oldest case of each queue that this server offers. */
export const countQueues = async (db: Executor, { features }: Pick<Config, 'features'>) => {
  const [citizenship, newcomers, reports, appeals] = await Promise.all([
    countPending(db),
    countNewcomers(db, true),
    countReportedPosts(db),
    features.includes('redress') && countAppeals(db),
  ])
  return { citizenship, newcomers, reports, ...(appeals && { appeals }) }
}

/** How much waits in each queue. */
export const getDesk: VersionedRead<'getDesk'> = {
  // The notice about documents changes with the time: often enough once an hour.
  version: async (_call, ctx) =>
    `${await versionOf(ctx.db, 'users', 'posts', 'post_reports', 'appeals')} ${Math.floor(ctx.now().getTime() / hour)}`,
  read: async (_call, ctx) => {
    const [{ citizenship, newcomers, reports, appeals }, unconfirmed, retention] =
      await Promise.all([
        countQueues(ctx.db, ctx.config),
        countNewcomers(ctx.db, false),
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
