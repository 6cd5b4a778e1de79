import { createHash, randomBytes } from 'node:crypto'
import type { TeamRole } from '@hearth/api/permissions.gen'
import { and, desc, eq, getTableColumns, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { sessionsEnded } from '../auth/accounts.ts'
import type { Config } from '../config/config.ts'
import type { AuditContext } from '../kernel/audit.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { teamInvitations, users } from '../platform/database/schema.ts'
import { eraseInvitations } from '../record/erasure/eraseTexts.ts'
import { holds, personColumns, toPerson } from './person.ts'

const hour = 60 * 60_000

/** How long the link of an invitation works, in milliseconds. */
const invitationFor = 72 * hour

/** How long an expired invitation is listed, in milliseconds. */
const listedFor = 30 * 24 * hour

/**
 * Deletes invitations 30 days after their links ended, because they contain addresses. The record
 * loses the address of one that was never accepted, too.
 */
export const sweepInvitations = (db: Database, ctx: AuditContext): Promise<void> =>
  db.transaction(async (tx) => {
    const before = new Date(ctx.now().getTime() - listedFor)
    const ended = await tx
      .delete(teamInvitations)
      .where(lt(teamInvitations.expiresAt, before))
      .returning({ id: teamInvitations.id, usedAt: teamInvitations.usedAt })
    const unused = ended.flatMap(({ id, usedAt }) => (usedAt === null ? id : []))
    await eraseInvitations(tx, ctx, unused)
  })

const makeToken = (): string => randomBytes(32).toString('base64url')

const hashOf = (token: string): string =>
  createHash('sha256').update(`team\n${token}`).digest('base64url')

export type Invitation = typeof teamInvitations.$inferSelect

/** Neither used nor revoked; possibly without a link that works. */
const isOpen = and(isNull(teamInvitations.usedAt), isNull(teamInvitations.revokedAt))

const select = (db: Executor) =>
  db
    .select({
      invitation: getTableColumns(teamInvitations),
      inviter: personColumns,
      inviterName: sql<string | null>`coalesce(${users.fullName}, ${users.email})`,
      sessionsEnded: sql<number | null>`${sessionsEnded}`,
    })
    .from(teamInvitations)
    .leftJoin(users, eq(users.id, teamInvitations.invitedBy))

type Found = Awaited<ReturnType<typeof select>>[number]

/**
 * Whether the inviter could still send this invitation: otherwise a stolen session, or an owner who
 * loses the role, could leave a way back. An end of all their sessions also ends their invitations,
 * as it ends sign-ins that have begun. The shell of an operator has no session.
 */
const isBacked = ({ invitation, inviter, sessionsEnded }: Found): boolean =>
  invitation.invitedBy === null ||
  (inviter !== null &&
    holds(toPerson(inviter), 'team.manage') &&
    invitation.inviterSessionsEnded === sessionsEnded)

/** When the link of an open invitation ends. In the past if it has ended. */
const endOf = (found: Found, now: Date): Date => {
  const { expiresAt } = found.invitation
  return isBacked(found) || expiresAt < now ? expiresAt : now
}

const works = (found: Found, now: Date): boolean => endOf(found, now) > now

/** The link of a token. */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/join-team?token=${token}`

/** The person who sends an invitation, and the state of their sessions; nobody for an operator. */
const inviterOf = async (tx: Transaction, userId: string | null) => {
  if (userId === null) return { invitedBy: null, inviterSessionsEnded: null }
  const [row] = await tx.select({ sessionsEnded }).from(users).where(eq(users.id, userId))
  if (!row) throw new Error('an inviter is missing')
  return { invitedBy: userId, inviterSessionsEnded: row.sessionsEnded }
}

interface NewInvitation {
  readonly email: string
  readonly role: TeamRole
  readonly invitedBy: string | null
  readonly now: Date
}

/** Stores an invitation. The database keeps only a hash of its token. */
export const createInvitation = async (
  tx: Transaction,
  { email, role, invitedBy, now }: NewInvitation,
): Promise<{ row: Invitation; token: string }> => {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + invitationFor)
  const [earlier] = await select(tx).where(
    and(eq(sql`lower(${teamInvitations.email})`, email.toLowerCase()), isOpen),
  )
  // One whose link has ended gives way.
  if (earlier && !works(earlier, now)) {
    await revokeInvitations(tx, now, { id: earlier.invitation.id })
  }
  const [row] = await tx
    .insert(teamInvitations)
    .values({
      email,
      role,
      ...(await inviterOf(tx, invitedBy)),
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt,
    })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return { row, token }
}

/**
 * Makes a new token for another 72 hours. The earlier ones end, also those in emails. Whoever sends
 * it again is the inviter from then on: they see the link.
 */
export const renewInvitation = async (
  tx: Transaction,
  { id, invitedBy, now }: { readonly id: string } & Pick<NewInvitation, 'invitedBy' | 'now'>,
): Promise<{ row: Invitation; token: string } | undefined> => {
  const token = makeToken()
  const [row] = await tx
    .update(teamInvitations)
    .set({
      ...(await inviterOf(tx, invitedBy)),
      tokenHash: hashOf(token),
      emailTokenHash: null,
      expiresAt: new Date(now.getTime() + invitationFor),
    })
    .where(and(eq(teamInvitations.id, id), isOpen))
    .returning()
  return row && { row, token }
}

/**
 * Makes the token of an email when it is sent, so that the queue contains no secret. It works beside
 * the token that the owner sees.
 */
export const issueEmailToken = async (
  db: Database,
  id: string,
  now: Date,
): Promise<{ token: string; role: TeamRole } | undefined> => {
  const [found] = await select(db).where(and(eq(teamInvitations.id, id), isOpen))
  if (!found || !works(found, now)) return undefined
  const token = makeToken()
  const [row] = await db
    .update(teamInvitations)
    .set({ emailTokenHash: hashOf(token) })
    .where(and(eq(teamInvitations.id, id), isOpen))
    .returning({ role: teamInvitations.role })
  return row && { token, role: row.role }
}

const isOf = (token: string) =>
  or(
    eq(teamInvitations.tokenHash, hashOf(token)),
    eq(teamInvitations.emailTokenHash, hashOf(token)),
  )

/** An invitation in the shape of the contract. */
const toInvitation = (found: Found, now: Date) => {
  const { id, email, role } = found.invitation
  const expiresAt = endOf(found, now).toISOString()
  return { id, email, role, invitedBy: found.inviterName, expiresAt }
}

/** An open invitation in the shape of the contract. */
export const readInvitation = async (db: Executor, id: string, now: Date) => {
  const [found] = await select(db).where(and(eq(teamInvitations.id, id), isOpen))
  if (!found) throw new Error('an open invitation is missing')
  return toInvitation(found, now)
}

/** The invitation of a token, while the link works. */
export const findInvitation = async (db: Executor, token: string, now: Date) => {
  const [found] = await select(db).where(and(isOf(token), isOpen))
  return found && works(found, now) ? toInvitation(found, now) : undefined
}

/**
 * Uses an invitation up. Call it with the team locked, so that the inviter keeps the role until then.
 * Undefined if the link does not work any more.
 */
export const consumeInvitation = async (
  tx: Transaction,
  token: string,
  now: Date,
): Promise<Invitation | undefined> => {
  if (!(await findInvitation(tx, token, now))) return undefined
  const [row] = await tx
    .update(teamInvitations)
    .set({ usedAt: now })
    .where(and(isOf(token), isOpen))
    .returning()
  return row
}

/** Revokes invitations. Returns those that were open. */
export const revokeInvitations = (
  tx: Transaction,
  now: Date,
  which: { readonly id: string } | { readonly invitedBy: string },
): Promise<Invitation[]> =>
  tx
    .update(teamInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        isOpen,
        'id' in which
          ? eq(teamInvitations.id, which.id)
          : eq(teamInvitations.invitedBy, which.invitedBy),
      ),
    )
    .returning()

/** The open invitations, newest first, and those whose links ended in the last 30 days. */
export const listInvitations = async (db: Executor, now: Date) => {
  const rows = await select(db)
    .where(and(isOpen, gt(teamInvitations.expiresAt, new Date(now.getTime() - listedFor))))
    .orderBy(desc(teamInvitations.createdAt), desc(teamInvitations.id))
  return rows.map((found) => toInvitation(found, now))
}
