import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Context, Session } from '../operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import type { Account } from './accounts.ts'

/** So many tries that failed are worth an email: one or two are a person's own fingers. */
const failuresBeforeNotice = 3

const refused = ['session.password-refused', 'totp.refused', 'totp.locked']

/**
 * Tells the owner of an account, by an email, that somebody signed in after tries that failed (ASVS 6.3.7).
 * Call it in the transaction of the sign-in, before that is on the record.
 * @param completed actions that complete a sign-in of this account: tries before the last one are told already
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
