import { inArray, sql } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from '../../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../platform/database/schema.ts'
import { StartError } from '../../platform/startError.ts'
import { demandPlainTables } from './chainTables.ts'
import { beginning, createLinkCheck, sayFinding } from './checkLinks.ts'
import {
  batchSize,
  type ChainKeys,
  headOf,
  lockId,
  parseHead,
  readLinks,
  sealOf,
  viewDigestOf,
} from './seal.ts'
import type { HeadStore, StoredHead } from './storedHead.ts'

/** The chain is not the one that this server knows. Further seals would sign what others did. */
export class ForeignChainError extends StartError {
  constructor(problem: string) {
    super(
      problem,
      'Run `record:verify`. Once you know why, `record:accept-break` lets the server seal again.',
    )
  }
}

/** @throws ForeignChainError */
export const refuseLostHead = (head: string): never => {
  throw new ForeignChainError(`The chain of the record does not contain its stored head ${head}`)
}

type Head = Pick<StoredHead, 'head' | 'links'>

const emptyChain: Head = { head: headOf(beginning.position, beginning.seal), links: 0 }

interface Advanced extends Head {
  /** Whether there may be more links. */
  readonly isPartial: boolean
}

/**
 * Moves the head over the links that other processes made since, if each has the right seal: a row
 * that somebody else inserted never becomes the head. One statement reads the stored head and these
 * links, so that the chain cannot be replaced in between.
 * @returns undefined if another process seals with a key that is older here, during a rotation
 * @throws ForeignChainError
 */
const advance = async (
  tx: Transaction,
  keys: ChainKeys,
  from: Head,
  now: Date,
): Promise<Advanced | undefined> => {
  const start = parseHead(from.head) ?? beginning
  const found = await readLinks(tx, start.position - 1)
  const isPartial = found.length === batchSize
  const known = start.position > 0 ? found.shift() : undefined
  if (start.position > 0 && known?.link.seal !== start.seal) refuseLostHead(from.head)
  const newestKey = keys.findIndex(({ id }) => id === known?.link.keyId)
  const check = createLinkCheck(keys, now, {
    ...start,
    newestKey: newestKey < 0 ? beginning.newestKey : newestKey,
  })
  for (const one of found) {
    const { broken, hasOlderKey } = check(one)
    if (hasOlderKey) return undefined
    if (broken) throw new ForeignChainError(`After the stored head: ${sayFinding(broken)}`)
  }
  const last = found.at(-1)?.link
  const head = last ? headOf(last.position, last.seal) : from.head
  return { head, links: from.links + found.length, isPartial }
}

interface Batch extends Head {
  /** The number of sealed entries. */
  readonly sealed: number
  readonly isLast: boolean
}

/** @returns undefined while another process seals */
const sealBatch = async (
  tx: Transaction,
  keys: ChainKeys,
  stored: Head,
  now: Date,
): Promise<Batch | undefined> => {
  const [next] = await tx.select().from(auditUnsealed).limit(1)
  if (next) {
    const { rows } = await tx.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockId}::bigint) as held`,
    )
    if (!rows[0]?.held) return undefined
    await demandPlainTables(tx)
    // A restored backup, or another writer, may list entries that already have a seal.
    await tx.execute(
      sql`delete from audit_unsealed using audit_seals
          where audit_seals.entry_id = audit_unsealed.entry_id`,
    )
  }
  const advanced = await advance(tx, keys, stored, now)
  if (!advanced) return undefined
  const { isPartial, ...head } = advanced
  if (!next || isPartial) return { ...head, sealed: 0, isLast: !isPartial }
  const waiting = await tx
    .select()
    .from(auditUnsealed)
    .orderBy(auditUnsealed.entryId)
    .limit(batchSize)
  if (waiting.length === 0) return { ...head, sealed: 0, isLast: true }
  const ids = waiting.map(({ entryId }) => entryId)
  const found = await tx.select().from(auditEntries).where(inArray(auditEntries.id, ids))
  const entries = new Map(found.map((entry) => [entry.id, entry]))
  const [{ id: keyId, key }] = keys
  let { position, seal } = parseHead(head.head) ?? beginning
  const links = ids.map((entryId) => {
    position += 1
    const entry = entries.get(entryId) ?? null
    const viewDigest = viewDigestOf(key, entry)
    seal = sealOf(key, { position, before: seal, entryId, sealedAt: now, viewDigest, entry })
    return { position, entryId, keyId, sealedAt: now, viewDigest, seal }
  })
  await tx.insert(auditSeals).values(links)
  await tx.delete(auditUnsealed).where(inArray(auditUnsealed.entryId, ids))
  return {
    head: headOf(position, seal),
    links: head.links + ids.length,
    sealed: ids.length,
    isLast: false,
  }
}

/**
 * Adds all unsealed entries to the chain, and stores the new head outside the database.
 * @returns false if entries are left because another process seals
 * @throws ForeignChainError when the chain is not the one of the stored head
 * @throws ForgedTableError, HeadFileError
 */
export const sealEntries = async (
  { db, pool, embedded }: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  keys: ChainKeys,
  heads: HeadStore,
  now: Date,
): Promise<boolean> => {
  let total = 0
  let stored: Head | undefined = await heads.read()
  for (;;) {
    const from: Head = stored ?? emptyChain
    const batch = await db.transaction((tx) => sealBatch(tx, keys, from, now))
    if (!batch) return false
    const { head, links, sealed, isLast } = batch
    if (head !== stored?.head) await heads.advance({ head, links })
    stored = { head, links }
    total += sealed
    if (isLast) break
  }
  // The embedded database has no autovacuum.
  if (embedded && total > 0) await pool.query('vacuum audit_unsealed')
  return true
}
