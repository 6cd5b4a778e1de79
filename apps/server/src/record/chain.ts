import { createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import { asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { AuditRow } from '../audit.ts'
import type { Keys } from '../auth/keys.ts'
import type {
  Database,
  Executor,
  OpenDatabase,
  Transaction,
} from '../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../platform/database/schema.ts'

/* Every entry of the audit log is a link of a chain: its seal is a keyed hash (HMAC) of the entry
   and of the seal before it, so that a changed or removed entry breaks the chain where it was.
   Without the key, which is not in the database, nobody can mend it.

   The seals are made by a job, seconds after the commit. To make them in the transaction of the
   action, each would have to wait for the end of the one before: all changes of the server would
   go through one lock. */

export type ChainKeys = Keys['chain']

/** The seal before the first one. */
const nothing = ''

/** Everything that an entry says. */
const contentOf = (entry: AuditRow): unknown[] => [
  entry.id,
  entry.at.toISOString(),
  entry.actorId,
  entry.action,
  entry.subjectId,
  entry.before,
  entry.after,
  entry.reason,
  entry.undoes,
  entry.requestId,
  entry.ip,
]

interface Link {
  readonly position: number
  /** The seal of the link before. */
  readonly before: string
  readonly entryId: string
  /** Null for one that was removed before it got its seal: the chain keeps its place. */
  readonly entry: AuditRow | null
}

/** In the form of RFC 8785: a database returns the fields of an object in an order of its own. */
const sealOf = (key: Buffer, { position, before, entryId, entry }: Link): string =>
  createHmac('sha256', key)
    .update(canonicalize([before, position, entryId, entry && contentOf(entry)]) ?? '')
    .digest('base64url')

const batchSize = 1000

/** Names the lock of whoever makes the chain longer, among the advisory locks of the database. */
const lockId = 0x5ea1

const sealBatch = async (tx: Transaction, [{ id: keyId, key }]: ChainKeys): Promise<number> => {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockId}::bigint) as held`,
  )
  // Another process is at it.
  if (!rows[0]?.held) return 0
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
  let { position = 0, seal = nothing } = last ?? {}
  const links = ids.map((entryId) => {
    position += 1
    seal = sealOf(key, { position, before: seal, entryId, entry: entries.get(entryId) ?? null })
    return { position, entryId, keyId, seal }
  })
  await tx.insert(auditSeals).values(links)
  await tx.delete(auditUnsealed).where(inArray(auditUnsealed.entryId, ids))
  return ids.length
}

/** Adds the entries that wait to the chain. @returns how many there were */
export const sealEntries = async (
  { db, pool, embedded }: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  keys: ChainKeys,
): Promise<number> => {
  let sealed = 0
  for (;;) {
    const [waiting] = await db.select().from(auditUnsealed).limit(1)
    if (!waiting) break
    const added = await db.transaction((tx) => sealBatch(tx, keys))
    if (added === 0) break
    sealed += added
  }
  // The embedded database has no autovacuum.
  if (embedded && sealed > 0) await pool.query('vacuum audit_unsealed')
  return sealed
}

/** Where the chain is broken first, and how. */
export interface Break {
  /** The entry that is named; null for the end of the chain. */
  readonly entryId: string | null
  readonly problem: string
}

/** What a verification found. */
export interface Verdict {
  /** Links of the chain that are as they were made. */
  readonly links: number
  /** The last of them: whoever keeps it elsewhere can prove that later ones were added to it. */
  readonly head: string
  readonly broken: Break | undefined
}

const readLinks = (db: Executor, after: number) =>
  db
    .select({ link: auditSeals, entry: auditEntries })
    .from(auditSeals)
    .leftJoin(auditEntries, eq(auditEntries.id, auditSeals.entryId))
    .where(gt(auditSeals.position, after))
    .orderBy(asc(auditSeals.position))
    .limit(batchSize)

type FoundLink = Awaited<ReturnType<typeof readLinks>>[number]

/** What is wrong with the link that should follow; undefined when nothing is. */
const problemOf = (
  keys: ChainKeys,
  { link, entry }: FoundLink,
  { position, before }: { position: number; before: string },
): string | undefined => {
  const { entryId, keyId, seal } = link
  if (link.position !== position) return 'follows a link that was removed'
  const key = keys.find(({ id }) => id === keyId)?.key
  if (!key) return 'was sealed with a key that is not configured'
  if (!entry) return 'was removed'
  return sealOf(key, { position, before, entryId, entry }) === seal ? undefined : 'was changed'
}

/** Walks along the chain until its end or its first break. */
const walk = async (db: Executor, keys: ChainKeys): Promise<Verdict> => {
  let position = 0
  let before = nothing
  for (;;) {
    const found = await readLinks(db, position)
    for (const one of found) {
      const problem = problemOf(keys, one, { position: position + 1, before })
      if (problem) {
        const broken = { entryId: one.link.entryId, problem }
        return { links: position, head: `${position}.${before}`, broken }
      }
      position += 1
      before = one.link.seal
    }
    if (found.length < batchSize) {
      return { links: position, head: `${position}.${before}`, broken: undefined }
    }
  }
}

/** An entry that is neither in the chain nor waits for it. */
const findLoose = async (db: Executor): Promise<string | undefined> => {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await db.execute<{ id: string; loose: boolean }>(sql`
      select entry.id, seal.entry_id is null and waiting.entry_id is null as loose
      from audit_log entry
      left join audit_seals seal on seal.entry_id = entry.id
      left join audit_unsealed waiting on waiting.entry_id = entry.id
      where entry.id > ${last}::uuid order by entry.id limit ${batchSize}`)
    const loose = rows.find((row) => row.loose)
    if (loose) return loose.id
    const end = rows.at(-1)
    if (!end || rows.length < batchSize) return undefined
    last = end.id
  }
}

/** Whether an earlier head is still in the chain. */
const keepsHead = async (db: Executor, head: string): Promise<boolean> => {
  const [position = '', seal = ''] = head.split('.')
  if (!/^\d{1,15}$/.test(position)) return false
  if (position === '0') return seal === nothing
  const [link] = await db
    .select({ seal: auditSeals.seal })
    .from(auditSeals)
    .where(eq(auditSeals.position, Number(position)))
  return link?.seal === seal
}

/**
 * Checks that no entry was changed or removed since it got its seal.
 * @param earlier a head from before: without it nobody sees that the newest links are gone
 */
export const verifyChain = async (
  db: Database,
  keys: ChainKeys,
  earlier?: string,
): Promise<Verdict> => {
  const verdict = await walk(db, keys)
  if (verdict.broken) return verdict
  if (earlier !== undefined && !(await keepsHead(db, earlier))) {
    const problem = 'The chain does not contain the earlier head: its newest entries are gone'
    return { ...verdict, broken: { entryId: null, problem } }
  }
  const loose = await findLoose(db)
  if (!loose) return verdict
  const problem = 'is in no link of the chain: its seal was removed'
  return { ...verdict, broken: { entryId: loose, problem } }
}

/** A verdict in words. */
export const sayBreak = ({ entryId, problem }: Break): string =>
  entryId === null ? problem : `Entry ${entryId} ${problem}`

/**
 * Seals the whole chain with the current key, so that older keys can be removed. A broken chain
 * stays as it is: new seals would hide the break.
 */
export const resealChain = (db: Database, keys: ChainKeys): Promise<Verdict> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId}::bigint)`)
    const verdict = await walk(tx, keys)
    if (verdict.broken) return verdict
    const [{ id: keyId, key }] = keys
    let before = nothing
    for (let after = 0; after < verdict.links; after += batchSize) {
      const found = await readLinks(tx, after)
      const positions = found.map(({ link }) => link.position)
      const seals = found.map(({ link: { position, entryId }, entry }) => {
        before = sealOf(key, { position, before, entryId, entry })
        return before
      })
      await tx.execute(sql`
        update audit_seals set key_id = ${keyId}, seal = made.seal
        from unnest(${sql.param(positions)}::bigint[], ${sql.param(seals)}::text[])
          as made (position, seal)
        where audit_seals.position = made.position`)
    }
    return { ...verdict, head: `${verdict.links}.${before}` }
  })
