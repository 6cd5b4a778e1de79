import type { AuditRow } from '../kernel/audit.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { Transaction } from '../platform/database/database.ts'
import { lockTeam, ownersOf } from './lockTeam.ts'

/** The queue and the request of a change. */
interface Use {
  readonly jobs: JobQueue
  readonly request: { readonly id: string; readonly ip: string }
}

/**
 * Emails a change in the team to all owners and to the person (ASVS 6.3.7). Call it in the
 * transaction of the change, with the team locked, after the change.
 * @param person nobody for an invitation, which has an email of its own
 */
export const notifyTeam = async (
  tx: Transaction,
  { jobs, request }: Use,
  entry: Pick<AuditRow, 'id'>,
  person?: { readonly email: string },
): Promise<void> => {
  const owners = ownersOf(await lockTeam(tx)).map(({ email }) => email)
  for (const email of new Set([...(person ? [person.email] : []), ...owners])) {
    await jobs.add(tx, 'email', { template: 'team-notice', entryId: entry.id, email, request })
  }
}
