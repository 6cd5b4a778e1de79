import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Executor, OpenDatabase, Transaction } from '../../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../platform/database/schema.ts'
import type { HeadKeeper } from './keptHead.ts'
import { batchSize, type ChainKeys, headOf, lockId, noSeal, sealOf } from './seal.ts'

/** The chain lacks the head that is kept outside of the database: somebody has rewritten it. */
export class LostHeadError extends Error {
  readonly head: string

  constructor(head: string) {
    super(`The chain of the record does not contain its kept head ${head}`)
    this.head = head
  }
}

/**
 * Reads the head of the chain and checks that the chain contains the kept head. One statement does
 * both: between two, somebody could replace the chain that was checked.
 * @throws LostHeadError when the chain lacks the kept head
 */
const readHead = async (
  db: Executor,
  kept: string | undefined,
): Promise<{ position: number; seal: string }> => {
  const keptPosition = Number(kept?.split('.')[0] ?? 0)
  const rows = await db
    .select({ position: auditSeals.position, seal: auditSeals.seal })
    .from(auditSeals)
    .where(
      or(
        eq(auditSeals.position, keptPosition),
        eq(auditSeals.position, sql`(select max(position) from audit_seals)`),
      ),
    )
    .orderBy(desc(auditSeals.position))
  const start = { position: 0, seal: noSeal }
  const hasKept = [start, ...rows].some(({ position, seal }) => headOf(position, seal) === kept)
  if (kept !== undefined && !hasKept) throw new LostHeadError(kept)
  return rows[0] ?? start
}

interface Batch {
  /** How many entries got their seal. */
  readonly sealed: number
  readonly head: string
}

/** @returns undefined while another process holds the lock */
const sealBatch = async (
  tx: Transaction,
  [{ id: keyId, key }]: ChainKeys,
  kept: string | undefined,
  now: Date,
): Promise<Batch | undefined> => {
  const [next] = await tx.select().from(auditUnsealed).limit(1)
  if (!next) {
    const { position, seal } = await readHead(tx, kept)
    return { sealed: 0, head: headOf(position, seal) }
  }
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
  let { position, seal } = await readHead(tx, kept)
  if (waiting.length === 0) return { sealed: 0, head: headOf(position, seal) }
  const ids = waiting.map(({ entryId }) => entryId)
  const found = await tx.select().from(auditEntries).where(inArray(auditEntries.id, ids))
  const entries = new Map(found.map((entry) => [entry.id, entry]))
  const links = ids.map((entryId) => {
    position += 1
    const entry = entries.get(entryId) ?? null
    seal = sealOf(key, { position, before: seal, entryId, sealedAt: now, entry })
    return { position, entryId, keyId, sealedAt: now, seal }
  })
  await tx.insert(auditSeals).values(links)
  await tx.delete(auditUnsealed).where(inArray(auditUnsealed.entryId, ids))
  return { sealed: ids.length, head: headOf(position, seal) }
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
  let total = 0
  let kept = await heads.read()
  for (;;) {
    const batch = await db.transaction((tx) => sealBatch(tx, keys, kept?.head, now))
    if (!batch) return false
    const { sealed, head } = batch
    if (head !== kept?.head) {
      kept = { accepted: [], ...kept, head }
      await heads.write(kept)
    }
    if (sealed === 0) break
    total += sealed
  }
  // The embedded database has no autovacuum.
  if (embedded && total > 0) await pool.query('vacuum audit_unsealed')
  return true
}
