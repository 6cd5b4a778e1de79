import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Executor, OpenDatabase, Transaction } from '../../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../platform/database/schema.ts'
import { batchSize, type ChainKeys, headOf, lockId, noSeal, sealOf } from './seal.ts'
import type { HeadStore } from './storedHead.ts'

/** The chain does not contain the stored head, so it was rewritten. */
export class LostHeadError extends Error {
  readonly head: string

  constructor(head: string) {
    super(`The chain of the record does not contain its stored head ${head}`)
    this.head = head
  }
}

/**
 * Reads the head of the chain and checks that the chain contains the stored head. One statement does
 * both, so that the chain cannot be replaced between the check and the read.
 * @throws LostHeadError when the chain does not contain the stored head
 */
const readHead = async (
  db: Executor,
  stored: string | undefined,
): Promise<{ position: number; seal: string }> => {
  const storedPosition = Number(stored?.split('.')[0] ?? 0)
  const rows = await db
    .select({ position: auditSeals.position, seal: auditSeals.seal })
    .from(auditSeals)
    .where(
      or(
        eq(auditSeals.position, storedPosition),
        eq(auditSeals.position, sql`(select max(position) from audit_seals)`),
      ),
    )
    .orderBy(desc(auditSeals.position))
  const start = { position: 0, seal: noSeal }
  const hasStored = [start, ...rows].some(({ position, seal }) => headOf(position, seal) === stored)
  if (stored !== undefined && !hasStored) throw new LostHeadError(stored)
  return rows[0] ?? start
}

interface Batch {
  /** The number of sealed entries. */
  readonly sealed: number
  readonly head: string
}

/** @returns undefined while another process holds the lock */
const sealBatch = async (
  tx: Transaction,
  [{ id: keyId, key }]: ChainKeys,
  stored: string | undefined,
  now: Date,
): Promise<Batch | undefined> => {
  const [next] = await tx.select().from(auditUnsealed).limit(1)
  if (!next) {
    const { position, seal } = await readHead(tx, stored)
    return { sealed: 0, head: headOf(position, seal) }
  }
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockId}::bigint) as held`,
  )
  if (!rows[0]?.held) return undefined
  // A restored backup, or another writer, may list entries that already have a seal.
  await tx.execute(
    sql`delete from audit_unsealed using audit_seals
        where audit_seals.entry_id = audit_unsealed.entry_id`,
  )
  const waiting = await tx
    .select()
    .from(auditUnsealed)
    .orderBy(auditUnsealed.entryId)
    .limit(batchSize)
  let { position, seal } = await readHead(tx, stored)
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
 * Adds all unsealed entries to the chain, and stores the new head outside the database.
 * @returns false if entries are left because another process holds the lock
 * @throws LostHeadError when the chain does not contain the stored head. Further seals would sign a
 * rewritten chain
 */
export const sealEntries = async (
  { db, pool, embedded }: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  keys: ChainKeys,
  heads: HeadStore,
  now: Date,
): Promise<boolean> => {
  let total = 0
  let stored = await heads.read()
  for (;;) {
    const batch = await db.transaction((tx) => sealBatch(tx, keys, stored?.head, now))
    if (!batch) return false
    const { sealed, head } = batch
    if (head !== stored?.head) {
      stored = { accepted: [], ...stored, head }
      await heads.write(stored)
    }
    if (sealed === 0) break
    total += sealed
  }
  // The embedded database has no autovacuum.
  if (embedded && total > 0) await pool.query('vacuum audit_unsealed')
  return true
}
