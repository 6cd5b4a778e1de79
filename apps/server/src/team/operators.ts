import type { TeamRole } from '@hearth/api/permissions.gen'
import { type Account, findAccountByEmail } from '../auth/accounts.ts'
import { removeSecondFactor } from '../auth/secondFactor.ts'
import { endAllSessions, endSessions } from '../auth/sessions.ts'
import { type AuditContext, audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import { StartError } from '../platform/startError.ts'
import { endPerson } from './endPerson.ts'
import { inviteAddress } from './invite.ts'
import { demandAnotherOwner, lockTeam } from './lockTeam.ts'
import { notifyTeam } from './notifyTeam.ts'
import type { Person } from './person.ts'
import { setPlace } from './setPlace.ts'

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
 * Creates an owner with a password.
 * @throws StartError for an address with an account
 */
export const createAdministrator = (
  db: Database,
  ctx: OperatorContext,
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
    const entry = await audit(tx, ctx, {
      action: 'admin.create',
      subject: made?.id,
      after: { teamRole: 'owner' },
    })
    await notifyTeam(tx, ctx, entry, { email })
  })

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
    await setPlace(tx, ctx, team, person, { teamRole: role, isSuspended: false })
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

/** Removes the second factor of an account, of the team or a member's, and ends its sessions. */
export const resetAccount = (
  db: Database,
  ctx: OperatorContext,
  { id, email, role }: Pick<Account, 'id' | 'email' | 'role'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    // First, to lock the accounts before their other rows.
    await lockTeam(tx)
    await endSessions(tx, id)
    await removeSecondFactor(tx, id)
    const entry = await audit(tx, ctx, { action: 'totp.reset', subject: id })
    if (role === 'admin') return notifyTeam(tx, ctx, entry, { email })
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
