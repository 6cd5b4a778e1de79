import { eq, sql } from 'drizzle-orm'
import type { Executor, OpenDatabase } from '../../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../platform/database/schema.ts'
import { readSnapshot } from '../../platform/database/versions.ts'
import { batchSize, type ChainKeys, type FoundLink, noSeal, readLinks, sealOf } from './seal.ts'

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
export const walk = async (db: Executor, keys: ChainKeys): Promise<Verdict> => {
  let position = 0
  let before = noSeal
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
  if (position === '0') return seal === noSeal
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
