import { eq } from 'drizzle-orm'
import { removeSecondFactor } from '../auth/secondFactor.ts'
import type { Transaction } from '../platform/database/database.ts'
import { devices, users } from '../platform/database/schema.ts'
import { revokeInvitations } from './invitations.ts'
import type { Person } from './person.ts'
import { recordTeamChange, type TeamContext } from './recordTeamChange.ts'

/**
 * Makes a person a member and ends everything that gave access to the panel. The account stays, so
 * that the record keeps its name. Call it with the team locked.
 */
export const endPerson = async (
  tx: Transaction,
  ctx: TeamContext,
  person: Person,
): Promise<void> => {
  const { id } = person
  await tx
    .update(users)
    .set({ role: 'member', teamRole: null, suspendedAt: null, passwordHash: null })
    .where(eq(users.id, id))
  await removeSecondFactor(tx, id)
  await tx.delete(devices).where(eq(devices.userId, id))
  await revokeInvitations(tx, ctx.now(), { invitedBy: id })
  const before = { role: 'admin', teamRole: person.teamRole }
  const after = { role: 'member', teamRole: null }
  await recordTeamChange(tx, ctx, { action: 'admin.end', subject: id, before, after }, person)
}
