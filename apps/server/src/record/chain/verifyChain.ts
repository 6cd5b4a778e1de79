import { eq, isNull, lt, sql } from 'drizzle-orm'
import type { Keys } from '../../auth/keys.ts'
import type { Executor, OpenDatabase } from '../../platform/database/database.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../platform/database/schema.ts'
import { readSnapshot } from '../../platform/database/versions.ts'
import { demandPlainTables } from './chainTables.ts'
import { checkEntries } from './checkEntries.ts'
import {
  beginning,
  type Checked,
  createFinding,
  createLinkCheck,
  type Finding,
  maxWait,
  wasRemovedUnsealed,
} from './checkLinks.ts'
import { checkTextKeys } from './checkTextKeys.ts'
import { batchSize, type ChainKeys, containsHead, headOf, parseHead, readLinks } from './seal.ts'
import type { StoredHead } from './storedHead.ts'

/** The keys of the seals, and those that open the keys of texts. */
export type VerifyingKeys = Pick<Keys, 'chain' | 'open'>

/** Entries that wait for their seal. A running server seals within seconds. */
export interface Waiting {
  /** The entry that has waited longest. */
  readonly entryId: string
  readonly since: Date
  readonly entries: number
}

/** The result of a verification. */
export interface Verdict {
  /** Number of links. */
  readonly links: number
  /** The last link. A copy on another machine proves that the chain was only extended since. */
  readonly head: string
  /** All breaks. A limit would hide new breaks behind accepted ones. */
  readonly breaks: readonly Finding[]
  /**
   * All entries whose time differs from the time of their seal: the server was stopped, or the entry
   * was inserted with another time.
   */
  readonly mistimed: readonly Finding[]
  /** How the chain differs from its stored head. */
  readonly lost: readonly Finding[]
  /** Undefined if no entry has waited longer than `maxWait`. */
  readonly waiting: Waiting | undefined
  /** The number of entries whose texts were erased. */
  readonly erased: number
}

/** The head that the chain must contain, with the number of links up to it, if that is known. */
export type KnownHead = Pick<StoredHead, 'head'> & Partial<Pick<StoredHead, 'links'>>

interface Walked extends Pick<Verdict, 'links' | 'head' | 'breaks' | 'mistimed'> {
  /** The number of links up to the known head. */
  readonly known: number
  /** Whether the check reached the end of the chain. */
  readonly isEnd: boolean
}

interface Range {
  /** Counts the links up to this position. */
  readonly upTo: number
  /** The check starts after this link. @default the beginning of the chain */
  readonly from?: Checked
  /** The largest number of links to check. @default all */
  readonly maxLinks?: number
}

/** Checks seals, link by link. After a break, continues with the link that is there. */
export const checkSeals = async (
  db: Executor,
  keys: ChainKeys,
  now: Date,
  { upTo, from = beginning, maxLinks = Number.POSITIVE_INFINITY }: Range,
): Promise<Walked> => {
  const breaks: Finding[] = []
  const mistimed: Finding[] = []
  const check = createLinkCheck(keys, now, from)
  let links = 0
  let known = 0
  let { position, seal } = from
  for (;;) {
    const most = Math.min(batchSize, maxLinks - links)
    const found = await readLinks(db, position, most)
    for (const one of found) {
      const findings = check(one)
      if (findings.broken) breaks.push(findings.broken)
      if (findings.mistimed) mistimed.push(findings.mistimed)
      links += 1
      ;({ position, seal } = one.link)
      if (position <= upTo) known = links
    }
    const isEnd = found.length < most
    if (isEnd || links >= maxLinks) {
      return { links, known, head: headOf(position, seal), breaks, mistimed, isEnd }
    }
  }
}

/** Seals before the first position. The walk starts there, so it does not see them. */
const findOutside = async (db: Executor): Promise<Finding[]> => {
  const rows = await db.select().from(auditSeals).where(lt(auditSeals.position, 1))
  const problem = 'has a seal that is not part of the chain'
  return rows.map(({ entryId, position, keyId, seal }) =>
    createFinding({ entryId, problem }, [position, keyId, seal]),
  )
}

/** Entries that were removed while they waited for their seal. */
const findRemoved = async (db: Executor): Promise<Finding[]> => {
  const rows = await db
    .select({ entryId: auditUnsealed.entryId })
    .from(auditUnsealed)
    .leftJoin(auditEntries, eq(auditEntries.id, auditUnsealed.entryId))
    .where(isNull(auditEntries.id))
    .orderBy(auditUnsealed.entryId)
  return rows.map(({ entryId }) => wasRemovedUnsealed(entryId))
}

const findWaiting = async (db: Executor, before: Date): Promise<Waiting | undefined> => {
  const [waiting] = await db
    .select({
      entryId: auditUnsealed.entryId,
      since: auditEntries.at,
      entries: sql<number>`(count(*) over ())::int`,
    })
    .from(auditUnsealed)
    .innerJoin(auditEntries, eq(auditEntries.id, auditUnsealed.entryId))
    .where(lt(auditEntries.at, before))
    .orderBy(auditEntries.at)
    .limit(1)
  return waiting
}

/** Finds entries outside the chain, removed entries, and entries that wait for their seal. */
export const checkMargins = async (db: Executor, now: Date) => ({
  outside: await findOutside(db),
  removed: await findRemoved(db),
  waiting: await findWaiting(db, new Date(now.getTime() - maxWait)),
})

/** How the chain differs from an earlier head. */
export const findLost = async (
  db: Executor,
  { head, links }: KnownHead,
  found: number,
): Promise<Finding[]> => {
  const lost = (problem: string) => [createFinding({ entryId: null, problem })]
  if (!(await containsHead(db, head))) {
    const problem = `The chain does not contain the earlier head ${head}: its newest entries are gone`
    return lost(`${problem}, or it was sealed anew since`)
  }
  if (links === undefined || links === found) return []
  return lost(`The chain has ${found} links up to its stored head ${head}, and had ${links}`)
}

const verifyIn = async (
  db: Executor,
  keys: VerifyingKeys,
  now: Date,
  known?: KnownHead,
): Promise<Verdict> => {
  await demandPlainTables(db)
  const upTo = parseHead(known?.head ?? '')?.position ?? 0
  const { known: found, isEnd: _, ...walked } = await checkSeals(db, keys.chain, now, { upTo })
  const { findings, erased } = await checkEntries(db)
  const { outside, removed, waiting } = await checkMargins(db, now)
  return {
    ...walked,
    erased,
    breaks: [
      ...walked.breaks,
      ...outside,
      ...findings,
      ...removed,
      ...(await checkTextKeys(db, keys)),
    ],
    lost: known ? await findLost(db, known, found) : [],
    waiting,
  }
}

/**
 * Checks that no entry was changed or removed since it was sealed, that each was sealed when it was
 * written, that none waits too long for its seal, and that each has its text or an erasure.
 * @param known an earlier head. Without it, a removal of the newest links cannot be detected
 * @throws ForgedTableError
 */
export const verifyChain = (
  database: Pick<OpenDatabase, 'db' | 'embedded'>,
  keys: VerifyingKeys,
  now: Date,
  known?: KnownHead,
): Promise<Verdict> => inSnapshot(database, (at) => verifyIn(at, keys, now, known))

/** Runs a verification in one snapshot of the database. */
export const inSnapshot = <T>(
  { db, embedded }: Pick<OpenDatabase, 'db' | 'embedded'>,
  verify: (at: Executor) => Promise<T>,
): Promise<T> => {
  // `keys:rotate` replaces every seal in one transaction, so a snapshot is needed. The embedded
  // database has only one connection: `keys:rotate` never runs beside a server there, and a long
  // transaction would block all other calls.
  return embedded ? verify(db) : readSnapshot(db, verify)
}

/** Describes the entries that still wait for their seal, for a person. */
export const sayWaiting = ({ entryId, since, entries }: Waiting): string =>
  `Entry ${entryId} has waited for its seal since ${since.toISOString()}${
    entries > 1 ? `, and ${entries - 1} more wait too` : ''
  }`
