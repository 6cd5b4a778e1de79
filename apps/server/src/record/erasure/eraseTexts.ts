import { and, count, eq, inArray, lt, ne } from 'drizzle-orm'
import { type AuditContext, audit } from '../../kernel/audit.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { auditEntries, entryTexts, textKeys } from '../../platform/database/schema.ts'

/**
 * Erases all texts of owners for good: deletes their keys, and the encrypted texts with them. Call it
 * in a transaction that also writes an entry about it. A later text gets a new key.
 * @returns the number of texts. The reasons of earlier erasures alone are not erased, and are not counted
 */
export const eraseTexts = async (tx: Transaction, owners: readonly string[]): Promise<number> => {
  const isOwned = inArray(textKeys.owner, [...owners])
  // Waits for entries that are being written with these keys.
  await tx.select({ id: textKeys.id }).from(textKeys).where(isOwned).for('update')
  const [found] = await tx
    .select({ texts: count() })
    .from(entryTexts)
    .innerJoin(textKeys, eq(textKeys.id, entryTexts.textKeyId))
    .innerJoin(auditEntries, eq(auditEntries.id, entryTexts.entryId))
    .where(and(isOwned, ne(auditEntries.action, 'user.erase')))
  const texts = found?.texts ?? 0
  if (texts > 0) await tx.delete(textKeys).where(isOwned)
  return texts
}

/** Erases the texts about invitations, and records it. They contain the invited address. */
export const eraseInvitations = async (
  tx: Transaction,
  ctx: AuditContext,
  ids: readonly string[],
): Promise<void> => {
  for (const invitationId of ids) {
    const texts = await eraseTexts(tx, [invitationId])
    if (texts > 0) await audit(tx, ctx, { action: 'record.erase', after: { invitationId, texts } })
  }
}

/** Texts per transaction. */
const batchSize = 5000

/**
 * Erases the texts of one batch of entries from before a moment, and records it.
 * @returns the number of texts
 */
const eraseBatch = async (tx: Transaction, ctx: AuditContext, to: Date): Promise<number> => {
  const old = tx
    .select({ id: entryTexts.entryId })
    .from(entryTexts)
    .where(lt(entryTexts.at, to))
    .orderBy(entryTexts.at)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const erased = await tx
    .delete(entryTexts)
    .where(inArray(entryTexts.entryId, old))
    .returning({ id: entryTexts.entryId })
  const texts = erased.length
  if (texts > 0) {
    await audit(tx, ctx, { action: 'record.erase', after: { to: to.toISOString(), texts } })
  }
  return texts
}

/**
 * Erases the texts of entries that are older than the configured years, in parts. The keys stay, as
 * newer texts may need them.
 */
export const eraseOldTexts = async (
  db: Database,
  ctx: AuditContext,
  years: number,
): Promise<void> => {
  const to = ctx.now()
  to.setUTCFullYear(to.getUTCFullYear() - years)
  let erased: number
  do {
    erased = await db.transaction((tx) => eraseBatch(tx, ctx, to))
  } while (erased === batchSize)
}
