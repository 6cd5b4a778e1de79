import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { changeInSession } from '../auth/changeInSession.ts'
import { AppError } from '../kernel/errors.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'

export const noSuchUser = () => new AppError('notFound', { message: 'Member not found' })

/** @throws AppError notFound for an id that is not a UUID, because ids are opaque to callers */
export const isUser = (id: string) => {
  if (!validate(id)) throw noSuchUser()
  return and(eq(users.id, id), isNull(users.deletedAt))
}

/** The fields that decide whether an action on an account is allowed. */
const statusColumns = {
  id: users.id,
  email: users.email,
  role: users.role,
  status: users.status,
  isVerified: users.isVerified,
  isBanned: users.isBanned,
  bannedUntil: users.bannedUntil,
  isEmailVerified: users.isEmailVerified,
  badgeRequestStatus: users.badgeRequestStatus,
  passport: users.passport,
}

export type UserStatus = Readonly<Pick<typeof users.$inferSelect, keyof typeof statusColumns>>

/** Locks an account until the transaction ends. Undefined if it does not exist. */
export const lockUser = async (tx: Transaction, id: string): Promise<UserStatus | undefined> => {
  const [user] = await tx.select(statusColumns).from(users).where(isUser(id)).for('update')
  return user
}

/**
 * Runs an action on a locked account, in one transaction.
 * @throws AppError notFound
 */
export const changeUser = <T>(
  ctx: Context,
  id: string,
  change: (tx: Transaction, user: UserStatus) => Promise<T>,
): Promise<T> =>
  changeInSession(ctx, async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw noSuchUser()
    return change(tx, user)
  })

/**
 * Refuses an action on the caller or on an administrator (specification 11).
 * @throws AppError conflict
 */
export const refuseProtected = (ctx: Context, user: UserStatus, action: string): void => {
  if (user.id === ctx.actor.userId) {
    throw new AppError('conflict', { message: `You can't ${action} yourself` })
  }
  if (user.role === 'admin') {
    throw new AppError('conflict', { message: "Administrators can't be changed here" })
  }
}
