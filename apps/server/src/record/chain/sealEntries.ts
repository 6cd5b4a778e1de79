import { desc, inArray, sql } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from '../../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../platform/database/schema.ts'
import { batchSize, type ChainKeys, lockId, noSeal, sealOf } from './seal.ts'

/** @returns how many it sealed; undefined while another process holds the lock */
const sealBatch = async (
  tx: Transaction,
  [{ id: keyId, key }]: ChainKeys,
): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockId}::bigint) as held`,
  )
  if (!rows[0]?.held) return undefined
  const waiting = await tx
    .select()
    .from(auditUnsealed)
    .orderBy(auditUnsealed.entryId)
    .limit(batchSize)
  if (waiting.length === 0) return 0
  const ids = waiting.map(({ entryId }) => entryId)
  const found = await tx.select().from(auditEntries).where(inArray(auditEntries.id, ids))
  const entries = new Map(found.map((entry) => [entry.id, entry]))
  const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.position)).limit(1)
  let { position = 0, seal = noSeal } = last ?? {}
  const links = ids.map((entryId) => {
    position += 1
    seal = sealOf(key, { position, before: seal, entryId, entry: entries.get(entryId) ?? null })
    return { position, entryId, keyId, seal }
  })
  await tx.insert(auditSeals).values(links)
  await tx.delete(auditUnsealed).where(inArray(auditUnsealed.entryId, ids))
  return ids.length
}

/**
 * Adds the entries that wait to the chain.
 * @returns whether none of them waits any longer; false while another process holds the lock
 */
export const sealEntries = async (
  { db, pool, embedded }: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  keys: ChainKeys,
): Promise<boolean> => {
  let sealed = 0
  for (;;) {
    const [waiting] = await db.select().from(auditUnsealed).limit(1)
    if (!waiting) break
    const added = await db.transaction((tx) => sealBatch(tx, keys))
    if (added === undefined) return false
    sealed += added
  }
  // The embedded database has no autovacuum.
  if (embedded && sealed > 0) await pool.query('vacuum audit_unsealed')
  return true
}
