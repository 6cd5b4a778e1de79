import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { emailLength } from '@hearth/api/limits.gen'
import type { TeamRole } from '@hearth/api/permissions.gen'
import { isCommonPassword } from '../auth/commonPasswords.ts'
import { hashPassword } from '../auth/passwords.ts'
import { readConfig } from '../config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { teamRoles } from '../platform/database/schema/values.ts'
import { StartError } from '../platform/startError.ts'
import { linkOf, listInvitations } from '../team/invitations.ts'
import { readTeam } from '../team/members.ts'
import {
  changeAdministrator,
  createAdministrator,
  endAdministrator,
  inviteAdministrator,
  resetAccount,
  revokeAccountSessions,
} from '../team/operators.ts'
import type { TeamContext } from '../team/recordTeamChange.ts'
import {
  demand,
  demandAccount,
  demandEmail,
  demandLength,
  openJobs,
  operator,
  type Values,
  withDatabase,
} from './commandLine.ts'

/* The commands for operators about administrators. */

/** @throws StartError for a password that a reset would refuse */
const readPassword = async (
  email: string,
  { fromStdin }: { fromStdin: boolean },
): Promise<string> => {
  if (!fromStdin) return randomBytes(12).toString('base64url')
  const password = (await text(process.stdin)).replace(/\r?\n$/, '')
  const { length } = [...password]
  if (length < 8 || length > 20) {
    throw new StartError('The password must have 8 to 20 characters', 'Choose another one.')
  }
  const { productName } = readConfig()
  if (await isCommonPassword(password, { email, productName })) {
    throw new StartError('This password is too common', 'Choose another one.')
  }
  return password
}

/** Opens the database and the queue. A running server sends the emails. */
const withTeam = (work: (db: Database, ctx: TeamContext) => Promise<string>): Promise<string> =>
  withDatabase(async (db, database) => {
    const outgoing = await openJobs(database)
    try {
      return await work(db, { ...(await operator()), jobs: outgoing.jobs })
    } finally {
      await outgoing.stop(0)
    }
  })

const demandRole = ({ role }: Values): TeamRole => {
  const known = teamRoles.find((one) => one === demand(role, 'role'))
  if (known) return known
  throw new StartError(`"${role}" is not a role`, `Correct --role: ${teamRoles.join(', ')}.`)
}

const invite = (email: string, role: TeamRole): Promise<string> =>
  withTeam(async (db, ctx) => {
    const token = await inviteAdministrator(db, ctx, { email, role })
    const link = linkOf(readConfig(), token)
    return `Invitation for ${email} as ${role}, for 72 hours:\n  ${link}   (shown only now)`
  })

/** An account with a password, for scripts and for servers without the feature `team`. */
const createWithPassword = async (email: string, values: Values): Promise<string> => {
  const fullName = demandLength(demand(values.name, 'name'), 'name', 200)
  const typed = values['password-stdin'] === true
  const password = await readPassword(email, { fromStdin: typed })
  const passwordHash = await hashPassword(password)
  return withTeam(async (db, ctx) => {
    await createAdministrator(db, ctx, { email, fullName, passwordHash })
    const shown = typed ? '' : `\n  Password  ${password}   (shown only now)`
    return `Administrator created.\n  Email     ${email}${shown}`
  })
}

/**
 * Makes an owner. Prints a link for joining instead of a password, so that only the person knows the
 * password (ASVS 6.4.1). Without the feature `team` there is no page for joining.
 */
const createAdmin = async (values: Values): Promise<string> => {
  const email = demandLength(demandEmail(values), 'email', emailLength)
  const hasTeam = readConfig().features.includes('team')
  if (hasTeam && !values['password-stdin']) return invite(email, 'owner')
  return createWithPassword(email, values)
}

const inviteAdmin = async (values: Values): Promise<string> =>
  invite(demandLength(demandEmail(values), 'email', emailLength), demandRole(values))

const showAdmins = (): Promise<string> =>
  withDatabase(async (db) => {
    const now = new Date()
    const people = (await readTeam(db, now)).map((one) =>
      [
        one.email,
        one.name ?? 'without a name',
        one.role,
        ...(one.isSuspended ? ['suspended'] : []),
        one.hasAuthenticator || one.passkeys > 0 ? 'second factor set up' : 'no second factor',
        one.lastSeenAt ? `last seen ${one.lastSeenAt}` : 'never signed in',
      ].join(', '),
    )
    const invited = (await listInvitations(db, now)).map(({ email, role, expiresAt }) =>
      [email, `invited as ${role}`, `link until ${expiresAt}`].join(', '),
    )
    return [...people, ...invited].join('\n') || 'There is no administrator.'
  })

const changeRole = (values: Values): Promise<string> =>
  withTeam(async (db, ctx) => {
    const email = demandEmail(values)
    const role = demandRole(values)
    await changeAdministrator(db, ctx, { email, role })
    return `${email} is ${role} now.`
  })

const endAdmin = (values: Values): Promise<string> =>
  withTeam(async (db, ctx) => {
    const email = demandEmail(values)
    await endAdministrator(db, ctx, email)
    return `${email} is a member now, and signed out.`
  })

const resetSecondFactor = (values: Values): Promise<string> =>
  withTeam(async (db, ctx) => {
    const account = await demandAccount(db, demandEmail(values))
    await resetAccount(db, ctx, account)
    return `${account.email} sets up a new second factor at the next sign-in.`
  })

const revokeSessions = (values: Values): Promise<string> =>
  withDatabase(async (db) => {
    const account = values.all ? undefined : await demandAccount(db, demandEmail(values))
    const ended = await revokeAccountSessions(db, await operator(), account)
    return `Sessions ended: ${ended}.`
  })

/** The commands by name. */
export const adminCommands = {
  'admin:create': createAdmin,
  'admin:invite': inviteAdmin,
  'admin:list': showAdmins,
  'admin:role': changeRole,
  'admin:end': endAdmin,
  'admin:reset-2fa': resetSecondFactor,
  'sessions:revoke': revokeSessions,
}
