import type { AuditRow } from '../audit.ts'
import type { Context } from '../operation.ts'
import type { Transaction } from '../platform/database/database.ts'

/** Why something is done, and whether the member is told. */
export interface Why {
  readonly reason?: string
  readonly tell?: boolean
}

/** What an entry says of an email to the member. */
export const told = { isTold: true } as const

/**
 * Has an email sent to a member that says what was done and why, once the transaction has
 * committed. The job names the entry: its reason is in no queue and no log.
 */
export const tellMember = (
  tx: Transaction,
  ctx: Context,
  entry: AuditRow,
  email: string,
): Promise<void> =>
  ctx.jobs.add(tx, 'email', { template: 'told', email, entryId: entry.id, request: ctx.request })
