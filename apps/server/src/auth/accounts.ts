import type { TeamRole } from '@hearth/api/permissions.gen'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import { permissionsOf } from '../kernel/permissions.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { deployment, passkeys, totp, users } from '../platform/database/schema.ts'

/** The fields of an account for sign-in. */
export interface Account {
  readonly id: string
  readonly fullName: string | null
  readonly email: string
  readonly role: 'admin' | 'member'
  /** The role in the team; null for members. */
  readonly teamRole: TeamRole | null
  readonly isBanned: boolean
  /** When the ban ends; null for none, and for a ban without an end. */
  readonly bannedUntil: Date | null
  readonly isSuspended: boolean
  readonly isEmailVerified: boolean
  readonly passwordHash: string | null
  /** Whether the account has a second factor: an authenticator or a passkey. */
  readonly enrolled: boolean
  /** Whether one of its second factors is an authenticator. */
  readonly hasAuthenticator: boolean
  /** Host names for which the account has passkeys. */
  readonly passkeyHosts: readonly string[]
  /** Counts how often all its sessions were ended, so that a pending sign-in notices. */
  readonly sessionsEnded: number
}

const hasAuthenticator = sql<boolean>`exists (select from ${totp} where ${totp}.user_id = ${users}.id and ${totp}.enabled_at is not null)`

/**
 * Whether an account has a second factor. A passkey counts even if it was refused or made for another
 * host: otherwise a stolen password would suffice to set up a new second factor.
 */
export const hasSecondFactor = sql<boolean>`(${hasAuthenticator}
  or exists (select from ${passkeys} where ${passkeys}.user_id = ${users}.id))`

/** How often all sessions of an account were ended, by itself or with those of everybody. */
export const sessionsEnded = sql<number>`${users.sessionsEnded} + (select ${deployment.sessionsEnded} from ${deployment})`

const select = (db: Executor) =>
  db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      role: users.role,
      teamRole: users.teamRole,
      isBanned: users.isBanned,
      bannedUntil: users.bannedUntil,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      isEmailVerified: users.isEmailVerified,
      passwordHash: users.passwordHash,
      enrolled: hasSecondFactor,
      hasAuthenticator,
      passkeyHosts: sql<string[]>`array(select distinct host from ${passkeys}
        where ${passkeys}.user_id = ${users}.id and ${passkeys}.refused_at is null)`,
      sessionsEnded,
    })
    .from(users)

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
export const toSessionUser = (
  account: Account,
  { features, publicUrl }: Pick<Config, 'features' | 'publicUrl'>,
) => ({
  id: account.id,
  userName: account.fullName ?? account.email,
  email: account.email,
  role: account.role.toUpperCase(),
  is2FAEnabled: account.enrolled,
  ...(features.includes('team') && {
    hasAuthenticator: account.hasAuthenticator,
    hasPasskey: account.passkeyHosts.includes(new URL(publicUrl).hostname),
    permissions: permissionsOf(account.teamRole),
  }),
})

/** Masks an address for the audit log: `a***@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/s, '$1***')
