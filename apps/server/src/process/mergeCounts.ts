import type { Config } from '../config/config.ts'
import { maintainActivity } from '../numbers/activity.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import { mergeChanges } from '../platform/database/versions.ts'
import { mergeMemberCounts } from '../users/counts.ts'

/** Merges the rows that each change adds, so that a poll reads few rows. */
export const mergeCounts = async (
  database: OpenDatabase,
  { timeZone }: Pick<Config, 'timeZone'>,
): Promise<void> => {
  await Promise.all([
    mergeChanges(database),
    mergeMemberCounts(database),
    maintainActivity(database, timeZone),
  ])
}
