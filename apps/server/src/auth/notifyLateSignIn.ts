import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Context, Session } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import type { Account } from './accounts.ts'

/** Fewer failed attempts are probably the person's own typos. */
const failuresBeforeNotice = 3

const refused = ['session.password-refused', 'totp.refused', 'totp.locked']

/**
 * Emails the owner of an account about a sign-in after failed attempts (ASVS 6.3.7). Call it in the
 * transaction of the sign-in, before its entry is written.
 * @param completed actions that complete a sign-in of this account. Only attempts since the last
 * one count
 */
export const notifyLateSignIn = async (
  tx: Transaction,
  ctx: Pick<Context<Session | undefined>, 'jobs' | 'request'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
  completed: readonly string[],
): Promise<void> => {
  const of = (actions: readonly string[]) =>
    and(eq(auditEntries.subjectId, id), inArray(auditEntries.action, [...actions]))
  const [last] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(of(completed))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  const tries = await tx.$count(
    auditEntries,
    last ? and(of(refused), gt(auditEntries.id, last.id)) : of(refused),
  )
  if (tries < failuresBeforeNotice) return
  await ctx.jobs.add(tx, 'email', { template: 'late-sign-in', email, request: ctx.request })
}
