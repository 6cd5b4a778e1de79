import type { JobQueue } from '../kernel/jobs.ts'
import type { Transaction } from '../platform/database/database.ts'

/**
 * Queues the job that lifts a ban.
 * @param start the time of the job, or seconds until then @default the end of the ban
 */
export const orderLift = (
  tx: Transaction,
  jobs: JobQueue,
  userId: string,
  bannedUntil: Date,
  start: Date | number = bannedUntil,
): Promise<void> =>
  jobs.add(tx, 'liftBan', { userId, bannedUntil: bannedUntil.toISOString() }, start)
