import type { TeamRole } from '@hearth/api/permissions.gen'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { deployment, totp, users } from '../platform/database/schema.ts'
import { permissionsOf } from '../team/permissions.ts'

/** The fields of an account for sign-in. */
export interface Account {
  readonly id: string
  readonly fullName: string | null
  readonly email: string
  readonly role: 'admin' | 'member'
  /** The role in the team; null for members. */
  readonly teamRole: TeamRole | null
  readonly isBanned: boolean
  readonly isSuspended: boolean
  readonly isEmailVerified: boolean
  readonly passwordHash: string | null
  /** Whether the account has a second factor. */
  readonly enrolled: boolean
  /** Counts how often all its sessions were ended, so that a pending sign-in notices. */
  readonly sessionsEnded: number
}

const select = (db: Executor) =>
  db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      role: users.role,
      teamRole: users.teamRole,
      isBanned: users.isBanned,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      isEmailVerified: users.isEmailVerified,
      passwordHash: users.passwordHash,
      enrolled: sql<boolean>`${totp.enabledAt} is not null`,
      sessionsEnded: sql<number>`${users.sessionsEnded} + (select ${deployment.sessionsEnded} from ${deployment})`,
    })
    .from(users)
    .leftJoin(totp, eq(totp.userId, users.id))

/** Finds the account of an address, ignoring case and deleted accounts. */
export const findAccountByEmail = async (
  db: Executor,
  email: string,
): Promise<Account | undefined> => {
  const [account] = await select(db).where(
    and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)),
  )
  return account
}

/** Finds an account that is not deleted. */
export const findAccount = async (db: Executor, id: string): Promise<Account | undefined> => {
  const [account] = await select(db).where(and(eq(users.id, id), isNull(users.deletedAt)))
  return account
}

/**
 * Reads the current account and locks it. Until the transaction ends, it cannot be changed and its
 * sessions cannot be ended.
 */
export const lockAccount = async (tx: Transaction, id: string): Promise<Account | undefined> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  await tx.select().from(deployment).for('share')
  return findAccount(tx, id)
}

/**
 * Reads the account of an address and locks it until the transaction ends. Every transaction on an
 * account and its tokens locks the account first, so that two cannot deadlock.
 */
export const lockAccountByEmail = async (tx: Transaction, email: string) => {
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)))
    .for('update')
  return account
}

/** The account as the panel stores it, for display and routing. */
export const toSessionUser = (account: Account, { features }: Pick<Config, 'features'>) => ({
  id: account.id,
  userName: account.fullName ?? account.email,
  email: account.email,
  role: account.role.toUpperCase(),
  is2FAEnabled: account.enrolled,
  ...(features.includes('team') && { permissions: permissionsOf(account.teamRole) }),
})

/** Masks an address for the audit log: `a***@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/s, '$1***')
