import { desc, inArray, sql } from 'drizzle-orm'
import type { Executor, OpenDatabase, Transaction } from '../../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../platform/database/schema.ts'
import type { HeadKeeper } from './keptHead.ts'
import { batchSize, type ChainKeys, headOf, keepsHead, lockId, noSeal, sealOf } from './seal.ts'

/** The chain lacks the head that is kept outside of the database: somebody has rewritten it. */
export class LostHeadError extends Error {
  readonly head: string

  constructor(head: string) {
    super(`The chain of the record does not contain its kept head ${head}`)
    this.head = head
  }
}

/** The head of the chain as the database has it. */
const readHead = async (db: Executor): Promise<{ position: number; seal: string }> => {
  const [last] = await db.select().from(auditSeals).orderBy(desc(auditSeals.position)).limit(1)
  return last ?? { position: 0, seal: noSeal }
}

/** @returns how many it sealed; undefined while another process holds the lock */
const sealBatch = async (
  tx: Transaction,
  [{ id: keyId, key }]: ChainKeys,
  now: Date,
): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockId}::bigint) as held`,
  )
  if (!rows[0]?.held) return undefined
  // A restored backup, or another writer, may announce entries that have a seal already.
  await tx.execute(
    sql`delete from audit_unsealed using audit_seals
        where audit_seals.entry_id = audit_unsealed.entry_id`,
  )
  const waiting = await tx
    .select()
    .from(auditUnsealed)
    .orderBy(auditUnsealed.entryId)
    .limit(batchSize)
  if (waiting.length === 0) return 0
  const ids = waiting.map(({ entryId }) => entryId)
  const found = await tx.select().from(auditEntries).where(inArray(auditEntries.id, ids))
  const entries = new Map(found.map((entry) => [entry.id, entry]))
  let { position, seal } = await readHead(tx)
  const links = ids.map((entryId) => {
    position += 1
    const entry = entries.get(entryId) ?? null
    seal = sealOf(key, { position, before: seal, entryId, sealedAt: now, entry })
    return { position, entryId, keyId, sealedAt: now, seal }
  })
  await tx.insert(auditSeals).values(links)
  await tx.delete(auditUnsealed).where(inArray(auditUnsealed.entryId, ids))
  return ids.length
}

/**
 * Adds the entries that wait to the chain, and keeps the new head outside of the database.
 * @returns whether none of them waits any longer; false while another process holds the lock
 * @throws LostHeadError when the chain lacks the head that was kept: to seal on would sign a chain
 * that somebody has rewritten
 */
export const sealEntries = async (
  { db, pool, embedded }: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  keys: ChainKeys,
  heads: HeadKeeper,
  now: Date,
): Promise<boolean> => {
  let sealed = 0
  const kept = await heads.read()
  for (;;) {
    const isDone = await db.transaction(async (tx) => {
      if (kept && !(await keepsHead(tx, kept.head))) throw new LostHeadError(kept.head)
      const [waiting] = await tx.select().from(auditUnsealed).limit(1)
      if (!waiting) return true
      const added = await sealBatch(tx, keys, now)
      sealed += added ?? 0
      return added === undefined ? undefined : false
    })
    if (isDone === undefined) return false
    if (isDone) break
  }
  const { position, seal } = await readHead(db)
  const head = headOf(position, seal)
  if (head !== kept?.head) await heads.write({ accepted: [], ...kept, head })
  // The embedded database has no autovacuum.
  if (embedded && sealed > 0) await pool.query('vacuum audit_unsealed')
  return true
}
