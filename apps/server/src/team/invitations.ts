import { createHash, randomBytes } from 'node:crypto'
import type { TeamRole } from '@hearth/api/permissions.gen'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { teamInvitations, users } from '../platform/database/schema.ts'

const hour = 60 * 60_000

/** How long the link of an invitation works, in milliseconds. */
const invitationFor = 72 * hour

/** How long an expired invitation is listed, in milliseconds. */
const listedFor = 30 * 24 * hour

/** Deletes invitations 30 days after their links ended, because they contain addresses. */
export const sweepInvitations = async (db: Executor, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - listedFor)
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, before))
}

const makeToken = (): string => randomBytes(32).toString('base64url')

const hashOf = (token: string): string =>
  createHash('sha256').update(`team\n${token}`).digest('base64url')

export type Invitation = typeof teamInvitations.$inferSelect

/** Neither used nor revoked; possibly expired. */
const isOpen = and(isNull(teamInvitations.usedAt), isNull(teamInvitations.revokedAt))

/** The link of a token. */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/join-team?token=${token}`

interface NewInvitation {
  readonly email: string
  readonly role: TeamRole
  readonly invitedBy: string | null
  readonly now: Date
}

/** Stores an invitation. The database keeps only a hash of its token. */
export const createInvitation = async (
  tx: Transaction,
  { now, ...invitation }: NewInvitation,
): Promise<{ row: Invitation; token: string }> => {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + invitationFor)
  // An expired invitation of the same address gives way.
  await tx
    .update(teamInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sql`lower(${teamInvitations.email})`, invitation.email.toLowerCase()),
        isOpen,
        lt(teamInvitations.expiresAt, now),
      ),
    )
  const [row] = await tx
    .insert(teamInvitations)
    .values({ ...invitation, tokenHash: hashOf(token), createdAt: now, expiresAt })
    .returning()
  if (!row) throw new Error('nothing was inserted')
  return { row, token }
}

/** Makes a new token for another 72 hours. The earlier ones end, also those in emails. */
export const renewInvitation = async (
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ row: Invitation; token: string } | undefined> => {
  const token = makeToken()
  const [row] = await tx
    .update(teamInvitations)
    .set({
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
  const token = makeToken()
  const [row] = await db
    .update(teamInvitations)
    .set({ emailTokenHash: hashOf(token) })
    .where(and(eq(teamInvitations.id, id), isOpen, gt(teamInvitations.expiresAt, now)))
    .returning({ role: teamInvitations.role })
  return row && { token, role: row.role }
}

/** The condition of an invitation that its token can use now. */
const isUsable = (token: string, now: Date) =>
  and(
    or(
      eq(teamInvitations.tokenHash, hashOf(token)),
      eq(teamInvitations.emailTokenHash, hashOf(token)),
    ),
    isOpen,
    gt(teamInvitations.expiresAt, now),
  )

const columns = {
  id: teamInvitations.id,
  email: teamInvitations.email,
  role: teamInvitations.role,
  expiresAt: teamInvitations.expiresAt,
  invitedBy: sql<string | null>`coalesce(${users.fullName}, ${users.email})`,
}

/** An invitation in the shape of the contract. */
export const toInvitation = (
  { id, email, role, expiresAt }: Pick<Invitation, 'id' | 'email' | 'role' | 'expiresAt'>,
  invitedBy: string | null,
) => ({ id, email, role, invitedBy, expiresAt: expiresAt.toISOString() })

/** The invitation of a token, while the link works. */
export const findInvitation = async (db: Executor, token: string, now: Date) => {
  const [row] = await db
    .select(columns)
    .from(teamInvitations)
    .leftJoin(users, eq(users.id, teamInvitations.invitedBy))
    .where(isUsable(token, now))
  return row && toInvitation(row, row.invitedBy)
}

/** Uses an invitation up. Undefined if the link does not work any more. */
export const consumeInvitation = async (
  tx: Transaction,
  token: string,
  now: Date,
): Promise<Invitation | undefined> => {
  const [row] = await tx
    .update(teamInvitations)
    .set({ usedAt: now })
    .where(isUsable(token, now))
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

/** The open invitations, newest first, and those that expired in the last 30 days. */
export const listInvitations = async (db: Executor, now: Date) => {
  const rows = await db
    .select(columns)
    .from(teamInvitations)
    .leftJoin(users, eq(users.id, teamInvitations.invitedBy))
    .where(and(isOpen, gt(teamInvitations.expiresAt, new Date(now.getTime() - listedFor))))
    .orderBy(desc(teamInvitations.createdAt), desc(teamInvitations.id))
  return rows.map((row) => toInvitation(row, row.invitedBy))
}
