import { eq } from 'drizzle-orm'
import { removeSecondFactor } from '../auth/secondFactor.ts'
import { endSessions } from '../auth/sessions.ts'
import { type AuditContext, audit } from '../kernel/audit.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { Transaction } from '../platform/database/database.ts'
import { devices, users } from '../platform/database/schema.ts'
import { revokeInvitations } from './invitations.ts'
import { notifyTeam } from './notifyTeam.ts'
import type { Person } from './person.ts'

/**
 * Makes a person a member and ends everything that gave access to the panel. The account stays, so
 * that the record keeps its name. Call it with the team locked.
 */
export const endPerson = async (
  tx: Transaction,
  ctx: AuditContext & { readonly jobs: JobQueue },
  person: Person,
): Promise<void> => {
  const { id } = person
  await tx
    .update(users)
    .set({ role: 'member', teamRole: null, suspendedAt: null, passwordHash: null })
    .where(eq(users.id, id))
  await endSessions(tx, id)
  await removeSecondFactor(tx, id)
  await tx.delete(devices).where(eq(devices.userId, id))
  await revokeInvitations(tx, ctx.now(), { invitedBy: id })
  const entry = await audit(tx, ctx, {
    action: 'admin.end',
    subject: id,
    before: { role: 'admin', teamRole: person.teamRole },
    after: { role: 'member', teamRole: null },
  })
  await notifyTeam(tx, ctx, entry, person)
}
