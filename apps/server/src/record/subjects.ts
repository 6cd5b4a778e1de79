import { type AnyColumn, and, eq, inArray, ne, sql } from 'drizzle-orm'
import { announcementColumns, toAnnouncement } from '../announcements/announcement.ts'
import { endSessions } from '../auth/sessions.ts'
import { markDecided } from '../cases/decidedAt.ts'
import { refuseApproval } from '../cases/refusal.ts'
import type { Config } from '../config/config.ts'
import { orderCertificate, withdrawCertificate } from '../documents/certificate.ts'
import { changeImage } from '../files/uploads.ts'
import type { SubjectKind } from '../kernel/auditActions.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import { planColumns, toPlan } from '../memberships/plan.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { isDuplicate } from '../platform/database/failure.ts'
import { isOfUser } from '../platform/database/isOfUser.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { announcements, membershipPlans, posts, users } from '../platform/database/schema.ts'
import { badge, teamRoles } from '../platform/database/values.ts'
import { demandManager, lockTeam } from '../team/lockTeam.ts'
import { setPlace } from '../team/setPlace.ts'
import { softDeleteMember } from './softDeleteMember.ts'

/** Fields of a record, with the values that the audit log has for them. */
export type Fields = Readonly<Record<string, unknown>>

/** The settings for reading a record. */
export type Use = { readonly config: Config }

export interface LockOptions {
  /** Locks the records until the transaction ends. */
  readonly lock: boolean
}

/** What restoring a record needs. */
type WriteContext = Pick<Context, 'jobs' | 'now' | 'actor' | 'config' | 'request'>

/** Reads and restores one kind of record. */
interface Subject {
  /** The fields that can be restored, of the records that exist. */
  read(
    db: Executor,
    use: Use,
    ids: readonly string[],
    options: LockOptions,
  ): Promise<(Fields & { readonly id: string })[]>
  /** @throws AppError changedSince when another account has the address by now */
  write(tx: Transaction, ctx: WriteContext, id: string, values: Fields): Promise<void>
}

/** Whether a row is in the trash. */
const isDeleted = ({ deletedAt }: { deletedAt: AnyColumn }) =>
  sql<boolean>`${deletedAt} is not null`

/** The column behind `isDeleted`; no change where the audit log has no such field. */
const deletion = ({ now }: WriteContext, isDeleted: unknown) =>
  typeof isDeleted === 'boolean' ? { deletedAt: isDeleted ? now() : null } : {}

/** A date from the audit log, where it is text. */
const toDate = (value: unknown): Date | null => (value === null ? null : new Date(String(value)))

/** The reason why a member cannot be restored. */
export const addressTaken = 'Another account uses this email address now'

/** @throws AppError changedSince when another account has the address by now */
const refuseTaken = (error: unknown): never => {
  if (!isDuplicate(error, 'users_email_key')) throw error
  throw new AppError('changedSince', { message: addressTaken })
}

/** @throws AppError conflict when the member can't be approved (any more) */
const refuseApprovalOf = async (tx: Transaction, ctx: WriteContext, id: string): Promise<void> => {
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  if (user) refuseApproval(user, ctx.config)
}

const member: Subject = {
  read: (db, _use, ids, { lock }) => {
    const rows = db
      .select({
        id: users.id,
        isBanned: users.isBanned,
        isVerified: users.isVerified,
        status: users.status,
        badgeRequestStatus: users.badgeRequestStatus,
        isHeld: sql<boolean>`${users.documentsHeldAt} is not null`,
        isDeleted: isDeleted(users),
      })
      .from(users)
      // Administrators can't be changed here (specification 11).
      .where(and(inArray(users.id, [...ids]), ne(users.role, 'admin')))
    return lock ? rows.for('update') : rows
  },
  write: async (tx, ctx, id, { isDeleted, isHeld, ...values }) => {
    if (isDeleted === true) return softDeleteMember(tx, id, ctx.now())
    if (values.badgeRequestStatus === badge.approved) await refuseApprovalOf(tx, ctx, id)
    await tx
      .update(users)
      .set({
        ...values,
        ...(isDeleted === false && { deletedAt: null }),
        ...(typeof isHeld === 'boolean' && { documentsHeldAt: isHeld ? ctx.now() : null }),
        // Another backend may have cleared the time of the request, and the list sorts by it.
        ...(values.badgeRequestStatus === badge.pending && {
          badgeRequestedAt: sql`coalesce(${users.badgeRequestedAt}, now())`,
        }),
      })
      .where(eq(users.id, id))
      .catch(refuseTaken)
    if ('badgeRequestStatus' in values || 'status' in values) await markDecided(tx, ctx, id)
    if (values.badgeRequestStatus === badge.approved) await orderCertificate(tx, ctx, id)
    else if ('badgeRequestStatus' in values) await withdrawCertificate(tx, ctx, id)
    if (values.isBanned === true) await endSessions(tx, id)
  },
}

const post: Subject = {
  read: async (db, _use, ids, { lock }) => {
    // The authors first, as every action on a member does: undoing may also lift a ban.
    if (lock) {
      const authors = db
        .select({ id: posts.userId })
        .from(posts)
        .where(inArray(posts.id, [...ids]))
      await db.select({ id: users.id }).from(users).where(inArray(users.id, authors)).for('update')
    }
    const rows = db
      .select({ id: posts.id, isDeleted: isDeleted(posts) })
      .from(posts)
      // Posts of a deleted author are hidden.
      .where(and(inArray(posts.id, [...ids]), isOfUser(posts.userId)))
    return lock ? rows.for('update') : rows
  },
  write: async (tx, ctx, id, values) => {
    await tx.update(posts).set(deletion(ctx, values.isDeleted)).where(eq(posts.id, id))
  },
}

const announcement: Subject = {
  read: async (db, use, ids, { lock }) => {
    const rows = db
      .select({ ...announcementColumns, isDeleted: isDeleted(announcements) })
      .from(announcements)
      .where(inArray(announcements.id, [...ids]))
    const found = await (lock ? rows.for('update') : rows)
    return found.map(({ isDeleted, ...row }) => ({ ...toAnnouncement(row, use), isDeleted }))
  },
  write: async (tx, ctx, id, { isDeleted, date, publishedAt, ...values }) => {
    const [old] = await tx
      .select({ imageUrl: announcements.imageUrl })
      .from(announcements)
      .where(eq(announcements.id, id))
    const [row] = await tx
      .update(announcements)
      .set({
        ...values,
        ...deletion(ctx, isDeleted),
        ...(date !== undefined && { date: toDate(date) ?? undefined }),
        ...(publishedAt !== undefined && { publishedAt: toDate(publishedAt) }),
      })
      .where(eq(announcements.id, id))
      .returning({ imageUrl: announcements.imageUrl })
    await changeImage(tx, ctx.jobs, old?.imageUrl ?? null, row?.imageUrl ?? null, 'imageUrl')
  },
}

const plan: Subject = {
  read: async (db, _use, ids, { lock }) => {
    const rows = db
      .select({ ...planColumns, isDeleted: isDeleted(membershipPlans) })
      .from(membershipPlans)
      .where(inArray(membershipPlans.id, [...ids]))
    const found = await (lock ? rows.for('update') : rows)
    return found.map(({ isDeleted, ...row }) => ({ ...toPlan(row), isDeleted }))
  },
  write: async (tx, ctx, id, { isDeleted, ...values }) => {
    const [old] = await tx
      .select({ image: membershipPlans.image })
      .from(membershipPlans)
      .where(eq(membershipPlans.id, id))
    const [row] = await tx
      .update(membershipPlans)
      .set({ ...values, ...deletion(ctx, isDeleted) })
      .where(eq(membershipPlans.id, id))
      .returning({ image: membershipPlans.image })
    await changeImage(tx, ctx.jobs, old?.image ?? null, row?.image ?? null)
  },
}

const administrator: Subject = {
  read: async (db, _use, ids, { lock }) => {
    // The whole team, because the last owner stays.
    if (lock) await lockTeam(db)
    const rows = await db
      .select({ id: users.id, teamRole: users.teamRole, suspendedAt: users.suspendedAt })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isAdministrator))
    return rows.map(({ suspendedAt, ...row }) => ({ ...row, isSuspended: suspendedAt !== null }))
  },
  write: async (tx, ctx, id, { teamRole, isSuspended }) => {
    const team = await lockTeam(tx)
    demandManager(team, ctx)
    const person = team.find((one) => one.id === id)
    if (!person) throw new AppError('changedSince')
    if (isSuspended === true && id === ctx.actor.userId) {
      throw new AppError('conflict', { message: "You can't suspend yourself" })
    }
    const role = teamRoles.find((one) => one === teamRole)
    await setPlace(tx, ctx, team, person, {
      ...(role && { teamRole: role }),
      ...(typeof isSuspended === 'boolean' && { isSuspended }),
    })
  },
}

/** The kinds of record whose actions can be undone, in the order in which they are locked. */
export const subjects = {
  member,
  administrator,
  post,
  announcement,
  plan,
} satisfies Partial<Record<SubjectKind, Subject>>

/** How to restore a kind of record; undefined if its actions can't be undone. */
export const subjectOf = (kind: SubjectKind): Subject | undefined => {
  const known: Readonly<Partial<Record<SubjectKind, Subject>>> = subjects
  return known[kind]
}
