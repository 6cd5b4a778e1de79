import type { TeamRole } from '@hearth/api/permissions.gen'
import { type Account, findAccountByEmail } from '../auth/accounts.ts'
import { removeSecondFactor } from '../auth/secondFactor.ts'
import { endAllSessions, endSessions } from '../auth/sessions.ts'
import { type AuditContext, type AuditEntry, audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { StartError } from '../platform/startError.ts'
import { endPerson } from './endPerson.ts'
import { inviteAddress } from './invite.ts'
import { demandAnotherOwner, lockTeam } from './lockTeam.ts'
import type { Person } from './person.ts'
import { recordTeamChange, type TeamContext } from './recordTeamChange.ts'
import { setPlace } from './setPlace.ts'

/* Changes of the team by operators at the server's shell: the way of last resort. They follow the rule
   of the last owner, write the same entries and send the same emails as the panel. */

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
 * Creates an owner with a password.
 * @throws StartError for an address with an account
 */
export const createAdministrator = (
  db: Database,
  ctx: TeamContext,
  account: { readonly email: string; readonly fullName: string; readonly passwordHash: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { email } = account
    await lockTeam(tx)
    if (await findAccountByEmail(tx, email)) {
      throw new StartError(`${email} already has an account`, 'Choose another address.')
    }
    const [made] = await tx
      .insert(users)
      .values({
        ...account,
        role: 'admin',
        teamRole: 'owner',
        status: 'verified',
        isVerified: true,
        isEmailVerified: true,
      })
      .returning({ id: users.id })
    const after = { teamRole: 'owner' }
    await recordTeamChange(tx, ctx, { action: 'admin.create', subject: made?.id, after }, account)
  })

/**
 * Makes an administrator a member and ends their access.
 * @throws StartError for an account that is not an administrator, and for the last owner
 */
export const endAdministrator = (db: Database, ctx: TeamContext, email: string): Promise<void> =>
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
  ctx: TeamContext,
  { email, role }: { readonly email: string; readonly role: TeamRole },
): Promise<void> =>
  db.transaction(async (tx) => {
    const team = await lockTeam(tx)
    const person = find(team, email)
    if (role !== 'owner') keepOwner(team, person)
    const { id, teamRole, isSuspended } = person
    await setPlace(tx, ctx, team, person, { teamRole: role, isSuspended: false })
    const record = (entry: AuditEntry) =>
      recordTeamChange(tx, ctx, { ...entry, subject: id }, person)
    if (role !== teamRole) {
      await record({ action: 'team.role', before: { teamRole }, after: { teamRole: role } })
    }
    if (isSuspended) {
      await record({
        action: 'team.resume',
        before: { isSuspended },
        after: { isSuspended: false },
      })
    }
  })

/**
 * Invites an address to the team.
 * @returns the token of the link
 * @throws StartError for an address with an account or an open invitation
 */
export const inviteAdministrator = async (
  db: Database,
  ctx: TeamContext,
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

/** Removes the second factor of an account, of the team or a member's, and ends its sessions. */
export const resetAccount = (
  db: Database,
  ctx: TeamContext,
  { id, email, role }: Pick<Account, 'id' | 'email' | 'role'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    // First, to lock the accounts before their other rows.
    await lockTeam(tx)
    await removeSecondFactor(tx, id)
    const entry = { action: 'totp.reset', subject: id } as const
    if (role === 'admin') {
      await recordTeamChange(tx, ctx, entry, { email })
      return
    }
    await audit(tx, ctx, entry)
    const { request } = ctx
    await ctx.jobs.add(tx, 'email', { template: 'second-factor-reset', email, request })
  })

/**
 * Ends the sessions of an account, or of all accounts.
 * @returns the number of ended sessions
 */
export const revokeAccountSessions = (
  db: Database,
  ctx: AuditContext,
  account: Pick<Account, 'id'> | undefined,
): Promise<number> =>
  db.transaction(async (tx) => {
    const ended = account ? await endSessions(tx, account.id) : await endAllSessions(tx)
    await audit(tx, ctx, { action: 'session.revoke', subject: account?.id })
    return ended
  })
