import { type AuditContext, type AuditEntry, type AuditRow, audit } from '../kernel/audit.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { Transaction } from '../platform/database/database.ts'
import { lockTeam, ownersOf } from './lockTeam.ts'

/** The actor, the time, the request and the queue of a change. */
export type TeamContext = AuditContext & { readonly jobs: JobQueue }

/**
 * Writes the entry of a change in the team, and emails the change to all owners and to the person
 * (ASVS 6.3.7). Call it in the transaction of the change, with the team locked, after the change.
 * @param person nobody for an invitation, which has an email of its own
 */
export const recordTeamChange = async (
  tx: Transaction,
  ctx: TeamContext,
  entry: AuditEntry,
  person?: { readonly email: string },
): Promise<AuditRow> => {
  const row = await audit(tx, ctx, entry)
  const { jobs, request } = ctx
  const owners = ownersOf(await lockTeam(tx)).map(({ email }) => email)
  for (const email of new Set([...(person ? [person.email] : []), ...owners])) {
    await jobs.add(tx, 'email', { template: 'team-notice', entryId: row.id, email, request })
  }
  return row
}
