import { eq, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, OpenDatabase } from '../../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../platform/database/schema.ts'
import { readSnapshot } from '../../platform/database/versions.ts'
import {
  batchSize,
  type ChainKeys,
  containsHead,
  type FoundLink,
  headOf,
  noSeal,
  readLinks,
  sealOf,
} from './seal.ts'

/** A break of the chain. */
export interface Break {
  /** The entry at the break; null if it concerns the chain as a whole. */
  readonly entryId: string | null
  readonly problem: string
}

/** An entry whose seal is missing or came late. A running server seals within seconds. */
export interface Late {
  readonly entryId: string
  readonly since: Date
}

/** The result of a verification. */
export interface Verdict {
  /** Number of links. */
  readonly links: number
  /** The last link. A copy on another machine proves that the chain was only extended since. */
  readonly head: string
  /** All breaks. A limit would hide new breaks behind accepted ones. */
  readonly breaks: readonly Break[]
  /** The entry that has waited longest for its seal, if that is longer than `maxWait`. */
  readonly late?: Late | undefined
  /**
   * The first entry that got its seal long after it was written: the server was stopped, or the
   * entry was inserted later with an earlier time.
   */
  readonly sealedLate?: Late | undefined
}

/** How long an entry may wait for its seal, in milliseconds. */
const maxWait = 10 * 60_000

/** Identifies a break among those that an operator has accepted. */
export const nameOfBreak = ({ entryId, problem }: Break): string => `${entryId ?? ''} ${problem}`

/** The problem of the next link; undefined if it is right. */
const problemOf = (
  keys: ChainKeys,
  { link, entry }: FoundLink,
  expected: { position: number; before: string; oldestKey: number },
): string | undefined => {
  const { entryId, keyId, sealedAt, seal } = link
  const { position, before, oldestKey } = expected
  if (link.position !== position) return 'follows a link that was removed'
  const at = keys.findIndex(({ id }) => id === keyId)
  const key = keys[at]?.key
  if (!key) return 'was sealed with a key that is not configured'
  // Keys are listed from the newest. After a rotation no entry is sealed with an older key.
  if (at > oldestKey) return 'was sealed with an older key than the entry before it'
  if (!entry) return 'was removed'
  const isRight = sealOf(key, { position, before, entryId, sealedAt, entry }) === seal
  return isRight ? undefined : 'was changed'
}

/** Checks all seals, link by link. After a break it continues from the link that it found. */
export const checkSeals = async (db: Executor, keys: ChainKeys): Promise<Verdict> => {
  const breaks: Break[] = []
  let sealedLate: Late | undefined
  let links = 0
  let position = 0
  let before = noSeal
  let oldestKey = keys.length
  for (;;) {
    const found = await readLinks(db, position)
    for (const one of found) {
      const { link, entry } = one
      const expected = { position: position + 1, before, oldestKey }
      const problem = problemOf(keys, one, expected)
      if (problem) breaks.push({ entryId: link.entryId, problem })
      const isLate = entry && link.sealedAt.getTime() - entry.at.getTime() > maxWait
      if (isLate) sealedLate ??= { entryId: entry.id, since: entry.at }
      const key = keys.findIndex(({ id }) => id === link.keyId)
      if (key >= 0) oldestKey = Math.min(oldestKey, key)
      links += 1
      position = link.position
      before = link.seal
    }
    if (found.length < batchSize) {
      return { links, head: headOf(position, before), breaks, sealedLate }
    }
  }
}

/** All entries that are neither in the chain nor waiting for their seal. */
const findLoose = async (db: Executor): Promise<readonly string[]> => {
  const loose: string[] = []
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await db.execute<{ id: string; loose: boolean }>(sql`
      select entry.id, seal.entry_id is null and waiting.entry_id is null as loose
      from audit_log entry
      left join audit_seals seal on seal.entry_id = entry.id
      left join audit_unsealed waiting on waiting.entry_id = entry.id
      where entry.id > ${last}::uuid order by entry.id limit ${batchSize}`)
    loose.push(...rows.filter((row) => row.loose).map(({ id }) => id))
    const end = rows.at(-1)
    if (!end || rows.length < batchSize) return loose
    last = end.id
  }
}

/** Entries that were removed while they waited for their seal. */
const findRemoved = async (db: Executor): Promise<readonly string[]> => {
  const rows = await db
    .select({ entryId: auditUnsealed.entryId })
    .from(auditUnsealed)
    .leftJoin(auditEntries, eq(auditEntries.id, auditUnsealed.entryId))
    .where(isNull(auditEntries.id))
    .orderBy(auditUnsealed.entryId)
  return rows.map(({ entryId }) => entryId)
}

/** The entry that has waited longest for its seal. */
const findWaiting = async (db: Executor): Promise<Late | undefined> => {
  const [waiting] = await db
    .select({ entryId: auditUnsealed.entryId, since: auditEntries.at })
    .from(auditUnsealed)
    .innerJoin(auditEntries, eq(auditEntries.id, auditUnsealed.entryId))
    .orderBy(auditEntries.at)
    .limit(1)
  return waiting
}

const verifyIn = async (
  db: Executor,
  keys: ChainKeys,
  now: Date,
  earlier?: string,
): Promise<Verdict> => {
  const verdict = await checkSeals(db, keys)
  const breaks = [...verdict.breaks]
  if (earlier !== undefined && !(await containsHead(db, earlier))) {
    const problem = `The chain does not contain the earlier head ${earlier}: its newest entries are gone`
    breaks.push({ entryId: null, problem: `${problem}, or it was sealed anew since` })
  }
  // The chain starts at position 1, and every seal from there on was checked.
  const outside = await db.$count(auditSeals, lt(auditSeals.position, 1))
  if (outside > 0) {
    breaks.push({ entryId: null, problem: `Seals that are not part of the chain: ${outside}` })
  }
  for (const entryId of await findLoose(db)) {
    breaks.push({ entryId, problem: 'is in no link of the chain: its seal was removed' })
  }
  for (const entryId of await findRemoved(db)) breaks.push({ entryId, problem: 'was removed' })
  const waiting = await findWaiting(db)
  const isLate = waiting && now.getTime() - waiting.since.getTime() > maxWait
  return { ...verdict, breaks, late: isLate ? waiting : undefined }
}

/**
 * Checks that no entry was changed or removed since it was sealed, and that none waits too long for
 * its seal.
 * @param earlier an earlier head. Without it, a removal of the newest links cannot be detected
 */
export const verifyChain = (
  { db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>,
  keys: ChainKeys,
  now: Date,
  earlier?: string,
): Promise<Verdict> => {
  const verify = (at: Executor) => verifyIn(at, keys, now, earlier)
  // `keys:rotate` replaces every seal in one transaction, so a snapshot is needed. The embedded
  // database has only one connection: `keys:rotate` never runs beside a server there, and a long
  // transaction would block all other calls.
  return embedded ? verify(db) : readSnapshot(db, verify)
}

/** Describes a break, for a person. */
export const sayBreak = ({ entryId, problem }: Break): string =>
  entryId === null ? problem : `Entry ${entryId} ${problem}`

/** Describes an entry that still waits for its seal. */
export const sayLate = ({ entryId, since }: Late): string =>
  `Entry ${entryId} has waited for its seal since ${since.toISOString()}`

/** Describes an entry that was sealed late. */
export const saySealedLate = ({ entryId, since }: Late): string =>
  `Entry ${entryId} of ${since.toISOString()} got its seal more than ten minutes later`
