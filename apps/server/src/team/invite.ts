import type { TeamRole } from '@hearth/api/permissions.gen'
import { eq } from 'drizzle-orm'
import { validate } from 'uuid'
import { findAccountByEmail } from '../auth/accounts.ts'
import { demandFresh } from '../auth/freshFactor.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { isDuplicate } from '../platform/database/failure.ts'
import { teamInvitations } from '../platform/database/schema.ts'
import {
  createInvitation,
  type Invitation,
  linkOf,
  readInvitation,
  renewInvitation,
  revokeInvitations,
} from './invitations.ts'
import { changeTeam } from './lockTeam.ts'
import { recordTeamChange, type TeamContext } from './recordTeamChange.ts'

const conflict = (message: string): AppError => new AppError('conflict', { message })

/** Emails the link of an invitation. */
const sendInvitation = (
  tx: Transaction,
  { jobs, request }: TeamContext,
  { id, email }: Invitation,
): Promise<void> =>
  jobs.add(tx, 'email', { template: 'team-invitation', invitationId: id, email, request })

/**
 * Invites an address to the team. Call it with the team locked.
 * @throws AppError conflict for an address with an account or an open invitation
 */
export const inviteAddress = async (
  tx: Transaction,
  ctx: TeamContext,
  { email, role }: { readonly email: string; readonly role: TeamRole },
): Promise<{ row: Invitation; token: string }> => {
  if (await findAccountByEmail(tx, email)) throw conflict('This address already has an account')
  const invitedBy = ctx.actor?.userId ?? null
  const created = await createInvitation(tx, { email, role, invitedBy, now: ctx.now() }).catch(
    (error: unknown) => {
      if (!isDuplicate(error, 'team_invitations_open')) throw error
      throw conflict('This address already has an invitation. You can send it again.')
    },
  )
  await sendInvitation(tx, ctx, created.row)
  const after = { email, teamRole: role }
  await recordTeamChange(tx, ctx, { action: 'team.invite', textOwner: created.row.id, after })
  return created
}

const toSent = async (
  tx: Transaction,
  ctx: Context,
  { row, token }: { readonly row: Invitation; readonly token: string },
) => ({
  invitation: await readInvitation(tx, row.id, ctx.now()),
  link: linkOf(ctx.config, token),
})

/** Each invitation sends an email to any address. */
const limitEmails = (ctx: Context): Promise<void> => ctx.limit('teamInvitations', ctx.actor.userId)

export const inviteToTeam: Handler<'inviteToTeam'> = async ({ body }, ctx) => {
  const email = body.email.toLowerCase()
  demandFresh(ctx)
  await limitEmails(ctx)
  const data = await changeTeam(ctx, async (tx) =>
    toSent(tx, ctx, await inviteAddress(tx, ctx, { email, role: body.role })),
  )
  return { data }
}

/** Locks an invitation. @throws AppError notFound, and conflict if it was used or revoked */
const lockInvitation = async (tx: Transaction, id: string): Promise<Invitation> => {
  const found = validate(id)
    ? await tx.select().from(teamInvitations).where(eq(teamInvitations.id, id)).for('update')
    : []
  const [row] = found
  if (!row) throw new AppError('notFound', { message: 'Invitation not found' })
  if (row.usedAt) throw conflict('This invitation has already been used')
  if (row.revokedAt) throw conflict('This invitation has already been revoked')
  return row
}

export const resendTeamInvitation: Handler<'resendTeamInvitation'> = async ({ params }, ctx) => {
  demandFresh(ctx)
  await limitEmails(ctx)
  const data = await changeTeam(ctx, async (tx) => {
    const { id } = await lockInvitation(tx, params.id)
    const { userId: invitedBy } = ctx.actor
    const renewed = await renewInvitation(tx, { id, invitedBy, now: ctx.now() })
    if (!renewed) throw new Error('a locked invitation was not renewed')
    const { email, role } = renewed.row
    await sendInvitation(tx, ctx, renewed.row)
    const after = { email, teamRole: role }
    await recordTeamChange(tx, ctx, { action: 'team.resend', textOwner: id, after })
    return toSent(tx, ctx, renewed)
  })
  return { data }
}

export const revokeTeamInvitation: Handler<'revokeTeamInvitation'> = async ({ params }, ctx) => {
  await changeTeam(ctx, async (tx) => {
    const { id, email, role } = await lockInvitation(tx, params.id)
    await revokeInvitations(tx, ctx.now(), { id })
    const before = { email, teamRole: role }
    await recordTeamChange(tx, ctx, { action: 'team.revoke', textOwner: id, before })
  })
  return { message: 'Done' }
}
