import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { type AuditContext, audit } from '../audit.ts'
import type { Database } from '../platform/database/database.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { auditEntries, totp, users } from '../platform/database/schema.ts'
import { StartError } from '../platform/startError.ts'
import { endSessions } from './sessions.ts'

/** An administrator, for the commands of operators. */
export interface Administrator {
  readonly email: string
  readonly fullName: string | null
  /** Whether the account has a second factor. */
  readonly enrolled: boolean
  /** Undefined before the first complete sign-in. */
  readonly lastSignIn: Date | undefined
}

/** All administrators, oldest account first. */
export const listAdministrators = async (db: Database): Promise<Administrator[]> => {
  const accounts = await db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      enabledAt: totp.enabledAt,
    })
    .from(users)
    .leftJoin(totp, eq(totp.userId, users.id))
    .where(isAdministrator)
    .orderBy(asc(users.createdAt), asc(users.id))
  return Promise.all(
    accounts.map(async ({ id, enabledAt, ...account }) => {
      const [signIn] = await db
        .select({ at: auditEntries.at })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.subjectId, id),
            inArray(auditEntries.action, ['session.sign-in', 'totp.enrolled']),
          ),
        )
        .orderBy(desc(auditEntries.at))
        .limit(1)
      return { ...account, enrolled: enabledAt !== null, lastSignIn: signIn?.at }
    }),
  )
}

/**
 * Makes an administrator a member and ends their sessions. Another administrator can then ban or
 * delete the account in the panel.
 * @throws StartError for an account that is not an administrator, and for the last administrator who
 * can sign in
 */
export const endAdministrator = (db: Database, ctx: AuditContext, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    // Lock all administrators. Otherwise two removals at the same time would each count the other
    // account as remaining.
    const administrators = await tx
      .select({
        id: users.id,
        email: users.email,
        isBanned: users.isBanned,
        isEmailVerified: users.isEmailVerified,
      })
      .from(users)
      .where(isAdministrator)
      .orderBy(asc(users.id))
      .for('update')
    const leaving = administrators.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (!leaving) {
      throw new StartError(`${email} is not an administrator`, '`admin:list` shows who is.')
    }
    const staying = administrators.filter(
      ({ id, isBanned, isEmailVerified }) => id !== leaving.id && !isBanned && isEmailVerified,
    )
    if (staying.length === 0) {
      throw new StartError(
        `${email} is the last administrator`,
        'Create another one first, with `admin:create`.',
      )
    }
    await tx
      .update(users)
      .set({ role: 'member', teamRole: null, suspendedAt: null })
      .where(eq(users.id, leaving.id))
    await endSessions(tx, leaving.id)
    await audit(tx, ctx, {
      action: 'admin.end',
      subject: leaving.id,
      before: { role: 'admin' },
      after: { role: 'member' },
    })
  })
