import { findAccount, toSessionUser } from '../auth/accounts.ts'
import { isCommonPassword } from '../auth/commonPasswords.ts'
import { hashPassword } from '../auth/passwords.ts'
import { endSessionOf, startSession } from '../auth/sessions.ts'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { addressBlock } from '../limits/limiter.ts'
import { isDuplicate } from '../platform/database/failure.ts'
import { users } from '../platform/database/schema.ts'
import { consumeInvitation, findInvitation } from './invitations.ts'
import { lockTeam } from './lockTeam.ts'
import { recordTeamChange } from './recordTeamChange.ts'

const invalidLink = () =>
  new AppError('unprocessable', {
    message: 'This invitation is no longer valid. Ask an owner of the team for a new one.',
  })

/** The invitation of a link. Only wrong tokens count, because a whole office may share one address. */
const readLink = async (ctx: Context<undefined>, token: string) => {
  const address = addressBlock(ctx.request.ip)
  await ctx.limit('joinTeamAddress', address)
  const invitation = await findInvitation(ctx.db, token, ctx.now())
  if (!invitation) throw invalidLink()
  await ctx.giveBack('joinTeamAddress', address)
  return invitation
}

/** What an invitation is for. It stays valid. */
export const readTeamInvitation: Handler<'readTeamInvitation'> = async ({ body }, ctx) => {
  const { id: _id, ...data } = await readLink(ctx, body.token)
  return { data }
}

/** Refuses a blank name and a password that a reset would refuse. */
const checkFields = async (
  ctx: Context<undefined>,
  body: { readonly name: string; readonly password: string },
  email: string,
): Promise<void> => {
  const { productName } = ctx.config
  if (!body.name.trim()) throw fieldErrors({ field: 'name', message: 'Please enter your name' })
  if (await isCommonPassword(body.password, { email, productName })) {
    throw fieldErrors({ field: 'password', message: 'This password is too common' })
  }
}

/**
 * Creates the account of an invitation and starts a partial session. Of many calls at the same time
 * one uses the invitation.
 */
export const joinTeam: Handler<'joinTeam'> = async ({ body }, ctx) => {
  const { email } = await readLink(ctx, body.token)
  await checkFields(ctx, body, email)
  const passwordHash = await hashPassword(body.password)
  const joined = await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    // Before the invitation, as when one is revoked or sent again: otherwise they could deadlock.
    await lockTeam(tx)
    const used = await consumeInvitation(tx, body.token, now)
    if (!used) throw invalidLink()
    const [row] = await tx
      .insert(users)
      .values({
        fullName: body.name.trim(),
        email: used.email,
        passwordHash,
        role: 'admin',
        teamRole: used.role,
        status: 'verified',
        isVerified: true,
        // The link went to this address, or an owner passed it on.
        isEmailVerified: true,
        createdAt: now,
      })
      .returning({ id: users.id })
      .catch((error: unknown) => {
        if (!isDuplicate(error, 'users_email_key')) throw error
        throw new AppError('conflict', { message: 'This address already has an account' })
      })
    if (!row) throw new Error('nothing was inserted')
    const { id } = row
    if (ctx.sessionToken) await endSessionOf(tx, ctx.sessionToken)
    const token = await startSession(tx, { userId: id, mfa: false, now, from: ctx })
    const after = { teamRole: used.role, invitationId: used.id }
    const entry = { action: 'team.join', actorId: id, subject: id, after } as const
    await recordTeamChange(tx, ctx, entry, used)
    const account = await findAccount(tx, id)
    if (!account) throw new Error('a new account is missing')
    return { token, account }
  })
  ctx.setSessionToken(joined.token, 'partial')
  ctx.rememberDevice(joined.account.email)
  return { data: { user: toSessionUser(joined.account, ctx.config) } }
}
