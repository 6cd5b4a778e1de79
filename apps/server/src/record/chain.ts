import { createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import { asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type AuditContext, type AuditRow, audit } from '../audit.ts'
import type { Keys } from '../auth/keys.ts'
import type {
  Database,
  Executor,
  OpenDatabase,
  Transaction,
} from '../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../platform/database/schema.ts'
import { readSnapshot } from '../platform/database/versions.ts'

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
export const lockId = 0x5ea1

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

/** Where the chain is broken first, and how. */
export interface Break {
  /** The entry that is named; null for the end of the chain. */
  readonly entryId: string | null
  readonly problem: string
}

/** An entry that has no seal, although a running server makes one within seconds. */
export interface Late {
  readonly entryId: string
  readonly since: Date
}

/** What a verification found. */
export interface Verdict {
  /** Links of the chain that are as they were made. */
  readonly links: number
  /** The last of them: whoever keeps it elsewhere can prove that later ones were added to it. */
  readonly head: string
  readonly broken: Break | undefined
  /** The entry that has waited for its seal for the longest time, if that is too long. */
  readonly late?: Late | undefined
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

/** How long an entry may wait for its seal, in milliseconds: a server makes one within seconds. */
const longestWait = 10 * 60_000

/** The entry that has waited for the longest time; without its time, if it was removed meanwhile. */
const findWaiting = async (db: Executor) => {
  const [waiting] = await db
    .select({ entryId: auditUnsealed.entryId, since: auditEntries.at })
    .from(auditUnsealed)
    .leftJoin(auditEntries, eq(auditEntries.id, auditUnsealed.entryId))
    .orderBy(sql`${auditEntries.at} nulls first`)
    .limit(1)
  return waiting
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

const verifyIn = async (
  db: Executor,
  keys: ChainKeys,
  now: Date,
  earlier?: string,
): Promise<Verdict> => {
  const verdict = await walk(db, keys)
  if (verdict.broken) return verdict
  const breakAt = (entryId: string | null, problem: string): Verdict => ({
    ...verdict,
    broken: { entryId, problem },
  })
  if (earlier !== undefined && !(await keepsHead(db, earlier))) {
    const problem = 'The chain does not contain the earlier head: its newest entries are gone'
    return breakAt(null, `${problem}, or keys:rotate sealed it anew since`)
  }
  const loose = await findLoose(db)
  if (loose) return breakAt(loose, 'is in no link of the chain: its seal was removed')
  const waiting = await findWaiting(db)
  if (!waiting) return verdict
  const { entryId, since } = waiting
  if (!since) return breakAt(entryId, 'was removed')
  const isLate = now.getTime() - since.getTime() > longestWait
  return { ...verdict, late: isLate ? { entryId, since } : undefined }
}

/**
 * Checks that no entry was changed or removed since it got its seal, and that none waits for it
 * for too long.
 * @param earlier a head from before: without it nobody sees that the newest links are gone
 */
export const verifyChain = (
  { db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>,
  keys: ChainKeys,
  now: Date,
  earlier?: string,
): Promise<Verdict> => {
  const verify = (at: Executor) => verifyIn(at, keys, now, earlier)
  // `keys:rotate` replaces every seal in one transaction. On the embedded database it never runs
  // beside a server, and a long transaction would keep everybody else waiting.
  return embedded ? verify(db) : readSnapshot(db, verify)
}

/** A break in words. */
export const sayBreak = ({ entryId, problem }: Break): string =>
  entryId === null ? problem : `Entry ${entryId} ${problem}`

/** An entry that is late, in words. */
export const sayLate = ({ entryId, since }: Late): string =>
  `Entry ${entryId} has waited for its seal since ${since.toISOString()}`

/** What sealing anew did. */
export interface Resealed extends Verdict {
  /** The head before: no link of the chain has it any more. */
  readonly earlier: string
}

/**
 * Seals the whole chain with the current key, so that older keys can be removed. Its entry has the
 * head before and after. A broken chain stays as it is: new seals would hide the break.
 */
export const resealChain = (db: Database, keys: ChainKeys, ctx: AuditContext): Promise<Resealed> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId}::bigint)`)
    const verdict = await walk(tx, keys)
    const earlier = verdict.head
    if (verdict.broken) return { ...verdict, earlier }
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
    const head = `${verdict.links}.${before}`
    const heads = { before: { head: earlier }, after: { head } }
    await audit(tx, ctx, { action: 'record.reseal', ...heads })
    return { ...verdict, head, earlier }
  })
