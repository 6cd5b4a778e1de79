import type { TeamRole } from '@hearth/api/permissions.gen'
import { eq } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import type { AuditContext, AuditEntry, AuditRow } from '../kernel/audit.ts'
import { hasPermission } from '../kernel/permissions.ts'
import type { Transaction } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { revokeInvitations } from './invitations.ts'
import { demandAnotherOwner } from './lockTeam.ts'
import type { Person } from './person.ts'
import { recordTeamChange, type TeamContext } from './recordTeamChange.ts'

/** The place of a person in the team. */
interface Place {
  readonly teamRole: TeamRole
  readonly isSuspended: boolean
}

/**
 * Changes the role of a person, suspends them or lifts a suspension, and ends what depended on it: the
 * sessions of a suspended person, and the open invitations of one who may not manage the team any
 * more, so that a later promotion does not bring them back. Call it with the team locked.
 * @throws AppError lastOwner
 */
export const setPlace = async (
  tx: Transaction,
  { now }: Pick<AuditContext, 'now'>,
  team: readonly Person[],
  person: Person,
  change: Partial<Place>,
): Promise<void> => {
  const { teamRole, isSuspended }: Place = { ...person, ...change }
  if (teamRole !== 'owner' || isSuspended) demandAnotherOwner(team, person)
  await tx
    .update(users)
    .set({
      teamRole,
      ...(isSuspended !== person.isSuspended && { suspendedAt: isSuspended ? now() : null }),
    })
    .where(eq(users.id, person.id))
  if (isSuspended) await endSessions(tx, person.id)
  if (isSuspended || !hasPermission(teamRole, 'team.manage')) {
    await revokeInvitations(tx, now(), { invitedBy: person.id })
  }
}

/** The same, with the entry and the emails of the change. */
export const changePlace = async (
  tx: Transaction,
  ctx: TeamContext,
  team: readonly Person[],
  person: Person,
  entry: AuditEntry & { readonly after: Partial<Place> },
): Promise<AuditRow> => {
  await setPlace(tx, ctx, team, person, entry.after)
  return recordTeamChange(tx, ctx, { ...entry, subject: person.id }, person)
}
