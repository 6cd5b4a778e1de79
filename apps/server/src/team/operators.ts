import type { TeamRole } from '@hearth/api/permissions.gen'
import { eq } from 'drizzle-orm'
import { type AuditContext, audit } from '../audit.ts'
import { AppError } from '../errors.ts'
import type { JobQueue } from '../jobs.ts'
import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { StartError } from '../platform/startError.ts'
import { endPerson } from './endPerson.ts'
import { inviteAddress } from './invite.ts'
import { demandAnotherOwner, lockTeam, type Person } from './lockTeam.ts'
import { notifyTeam } from './notifyTeam.ts'

/* Changes of the team by operators at the server's shell: the way of last resort. They follow the rule
   of the last owner, write the same entries and send the same emails as the panel. */

/** The operator, the time and the queue. */
export type OperatorContext = AuditContext & { readonly jobs: JobQueue }

const find = (team: readonly Person[], email: string): Person => {
  const person = team.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (person) return person
  throw new StartError(`${email} is not an administrator`, '`admin:list` shows who is.')
}

/** Applies the rule of the panel, with a message for the command line. */
const keepOwner = (team: readonly Person[], person: Person): void => {
  try {
    demandAnotherOwner(team, person)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new StartError(
      `${person.email} is the last owner`,
      'Make somebody else an owner first, with `admin:role` or `admin:invite`.',
    )
  }
}

/**
 * Makes an administrator a member and ends their access.
 * @throws StartError for an account that is not an administrator, and for the last owner
 */
export const endAdministrator = (
  db: Database,
  ctx: OperatorContext,
  email: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const team = await lockTeam(tx)
    const person = find(team, email)
    keepOwner(team, person)
    await endPerson(tx, ctx, person)
  })

/**
 * Changes the role of an administrator, and lifts a suspension.
 * @throws StartError as `endAdministrator`
 */
export const changeAdministrator = (
  db: Database,
  ctx: OperatorContext,
  { email, role }: { readonly email: string; readonly role: TeamRole },
): Promise<void> =>
  db.transaction(async (tx) => {
    const team = await lockTeam(tx)
    const person = find(team, email)
    if (role !== 'owner') keepOwner(team, person)
    const { id, teamRole, isSuspended } = person
    await tx.update(users).set({ teamRole: role, suspendedAt: null }).where(eq(users.id, id))
    const record = async (
      action: 'team.role' | 'team.resume',
      before: Readonly<Record<string, unknown>>,
      after: Readonly<Record<string, unknown>>,
    ) => {
      const entry = await audit(tx, ctx, { action, subject: id, before, after })
      await notifyTeam(tx, ctx, entry, person)
    }
    if (role !== teamRole) await record('team.role', { teamRole }, { teamRole: role })
    if (isSuspended) await record('team.resume', { isSuspended }, { isSuspended: false })
  })

/**
 * Invites an address to the team.
 * @returns the token of the link
 * @throws StartError for an address with an account or an open invitation
 */
export const inviteAdministrator = async (
  db: Database,
  ctx: OperatorContext,
  invitation: { readonly email: string; readonly role: TeamRole },
): Promise<string> => {
  try {
    const { token } = await db.transaction(async (tx) => {
      await lockTeam(tx)
      return inviteAddress(tx, ctx, invitation)
    })
    return token
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new StartError(`${invitation.email}: ${error.message}`, 'Choose another address.')
  }
}
