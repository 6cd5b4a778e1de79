import { and, inArray } from 'drizzle-orm'
import { AppError } from '../kernel/errors.ts'
import type { Subject } from '../kernel/subject.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { teamRoles } from '../platform/database/schema/values.ts'
import { users } from '../platform/database/schema.ts'
import { demandManager, lockTeam } from './lockTeam.ts'
import { changePlace } from './setPlace.ts'

/** The people of the team, for undoing. */
export const administrator: Subject = {
  read: async (db, _use, ids, { lock }) => {
    // The whole team, because the last owner stays.
    if (lock) await lockTeam(db)
    const rows = await db
      .select({ id: users.id, teamRole: users.teamRole, suspendedAt: users.suspendedAt })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isAdministrator))
    return rows.map(({ suspendedAt, ...row }) => ({ ...row, isSuspended: suspendedAt !== null }))
  },
  restore: async (tx, ctx, entry) => {
    const team = await lockTeam(tx)
    demandManager(team, ctx)
    const { isSuspended } = entry.after
    const person = team.find((one) => one.id === entry.subject)
    if (!person) throw new AppError('changedSince')
    if (isSuspended === true && person.id === ctx.actor.userId) {
      throw new AppError('conflict', { message: "You can't suspend yourself" })
    }
    const teamRole = teamRoles.find((one) => one === entry.after.teamRole)
    const after = {
      ...(teamRole && { teamRole }),
      ...(typeof isSuspended === 'boolean' && { isSuspended }),
    }
    return changePlace(tx, ctx, team, person, { ...entry, after })
  },
}
