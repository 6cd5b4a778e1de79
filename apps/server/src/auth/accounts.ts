import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { deployment, totp, users } from '../platform/database/schema.ts'

/** The parts of an account that sign-in needs. */
export interface Account {
  readonly id: string
  readonly fullName: string | null
  readonly email: string
  readonly role: 'admin' | 'member'
  readonly isBanned: boolean
  readonly isEmailVerified: boolean
  readonly passwordHash: string | null
  /** Has a second factor. */
  readonly enrolled: boolean
  /** How often its sessions were ended, alone or together with all others. */
  readonly sessionsEnded: number
}

const select = (db: Executor) =>
  db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      role: users.role,
      isBanned: users.isBanned,
      isEmailVerified: users.isEmailVerified,
      passwordHash: users.passwordHash,
      enrolled: sql<boolean>`${totp.enabledAt} is not null`,
      sessionsEnded: sql<number>`${users.sessionsEnded} + (select ${deployment.sessionsEnded} from ${deployment})`,
    })
    .from(users)
    .leftJoin(totp, eq(totp.userId, users.id))

/** The account of an address in any case; deleted accounts are not found. */
export const findAccountByEmail = async (
  db: Executor,
  email: string,
): Promise<Account | undefined> => {
  const [account] = await select(db).where(
    and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)),
  )
  return account
}

/** The account of an id; deleted accounts are not found. */
export const findAccount = async (db: Executor, id: string): Promise<Account | undefined> => {
  const [account] = await select(db).where(and(eq(users.id, id), isNull(users.deletedAt)))
  return account
}

/**
 * Reads the account of an id as it is now. Nobody can change it or end its sessions until the
 * transaction is over.
 */
export const lockAccount = async (tx: Transaction, id: string): Promise<Account | undefined> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  await tx.select().from(deployment).for('share')
  return findAccount(tx, id)
}

/**
 * Reads the account of an address and locks it until the transaction is over. Every transaction
 * on an account and its tokens locks the account first, so that two never wait for each other.
 */
export const lockAccountByEmail = async (tx: Transaction, email: string) => {
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)))
    .for('update')
  return account
}

/** The account as the panel keeps it: only for display and routing. */
export const toSessionUser = (account: Account) => ({
  id: account.id,
  userName: account.fullName ?? account.email,
  email: account.email,
  role: account.role.toUpperCase(),
  is2FAEnabled: account.enrolled,
})

/** Enough of an address to recognise it in the audit log: `a***@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/s, '$1***')
