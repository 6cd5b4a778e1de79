import { type AuditEntry, type AuditRow, audit } from '../kernel/audit.ts'
import type { Fields, RestoreContext } from '../kernel/subject.ts'
import type { Transaction } from '../platform/database/database.ts'
import { setBanned } from './state.ts'

/**
 * The end of a restored ban. If the end is over, a member who was free is banned without an end:
 * otherwise undoing would change nothing. A ban that only gets its earlier end back is lifted at
 * once by the job.
 */
const restoredEnd = (before: Fields | undefined, end: unknown, now: Date): Date | null => {
  if (typeof end !== 'string') return null
  const date = new Date(end)
  return date > now || before?.isBanned === true ? date : null
}

/** Undoes a ban, a new end of a ban, or the lifting of a ban, and writes the entry. */
export const restoreBan = async (
  tx: Transaction,
  ctx: RestoreContext,
  entry: AuditEntry & { readonly subject: string; readonly after: Fields },
  isBanned: boolean,
): Promise<AuditRow> => {
  const { after, before, subject } = entry
  const end = isBanned ? restoredEnd(before, after.bannedUntil, ctx.now()) : null
  await setBanned(tx, ctx, subject, isBanned, end)
  const bannedUntil = end?.toISOString() ?? null
  return audit(tx, ctx, {
    ...entry,
    after: { ...after, ...('bannedUntil' in after && { bannedUntil }) },
  })
}
