import type { TeamRole } from '@hearth/api/permissions.gen'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isLive } from '../auth/sessions.ts'
import type { Answer } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { auditEntries, passkeys, sessions, totp, users } from '../platform/database/schema.ts'

type TeamMember = Answer<'changeTeamRole'>['data']

/**
 * The people of the team, by name.
 * @param id only this person
 */
export const readTeam = async (db: Executor, now: Date, id?: string): Promise<TeamMember[]> => {
  const rows = await db
    .select({
      id: users.id,
      name: users.fullName,
      email: users.email,
      role: users.teamRole,
      suspendedAt: users.suspendedAt,
      hasAuthenticator: sql<boolean>`exists (select from ${totp}
        where ${totp}.user_id = ${users}.id and ${totp}.enabled_at is not null)`,
      passkeys: sql<number>`(select count(*)::int from ${passkeys}
        where ${passkeys}.user_id = ${users}.id)`,
      sessions: sql<number>`(select count(*)::int from ${sessions}
        where ${sessions}.user_id = ${users}.id and ${sessions.mfa} and ${isLive(now)})`,
      lastSeenAt: sql<Date | string | null>`greatest(
        (select max(${sessions.lastSeenAt}) from ${sessions}
          where ${sessions}.user_id = ${users}.id and ${sessions}.mfa),
        (select max(${auditEntries.at}) from ${auditEntries}
          where ${auditEntries}.subject_id = ${users}.id::text
            and ${auditEntries.action} in ('session.sign-in', 'totp.enrolled')))`,
    })
    .from(users)
    .where(id === undefined ? isAdministrator : and(isAdministrator, eq(users.id, id)))
    .orderBy(asc(sql`${users.nameKey} collate "C"`), asc(users.id))
  return rows.flatMap(({ role, suspendedAt, lastSeenAt, ...person }) =>
    role === null
      ? []
      : {
          ...person,
          role: role satisfies TeamRole,
          isSuspended: suspendedAt !== null,
          lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
        },
  )
}

/** One person of the team. */
export const readPerson = async (db: Executor, now: Date, id: string): Promise<TeamMember> => {
  const [person] = await readTeam(db, now, id)
  if (!person) throw new Error('a person of the team is missing')
  return person
}
