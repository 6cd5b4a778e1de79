import { desc } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Executor, OpenDatabase } from '../../platform/database/database.ts'
import { auditSeals } from '../../platform/database/schema.ts'
import { StartError } from '../../platform/startError.ts'
import { demandPlainTables } from './chainTables.ts'
import { checkEntries } from './checkEntries.ts'
import { beginning, type Checked, createFinding, type Finding } from './checkLinks.ts'
import { checkTextKeys } from './checkTextKeys.ts'
import { logFindings, logVerdict } from './logVerdict.ts'
import type { Progress, ProgressStore } from './progress.ts'
import { containsHead, headOf, parseHead, readLinks } from './seal.ts'
import type { HeadStore, StoredHead } from './storedHead.ts'
import {
  checkMargins,
  checkSeals,
  findLost,
  inSnapshot,
  type VerifyingKeys,
} from './verifyChain.ts'
import { readStored } from './verifyRecord.ts'

/**
 * The links and entries that one transaction checks: a longer transaction would keep PostgreSQL from
 * removing old rows. A record of at most this length is verified as a whole each night.
 */
const defaultSlice = 100_000

/** Nights until every entry of a long record is checked again. */
const nightsOfRound = 7

type Round = NonNullable<Progress['round']>

const newRound: Round = {
  head: headOf(beginning.position, beginning.seal),
  links: 0,
  entry: null,
  hasAllEntries: false,
  erased: 0,
  accepted: [],
}

interface Use {
  readonly database: Pick<OpenDatabase, 'db' | 'embedded'>
  readonly keys: VerifyingKeys
  readonly heads: HeadStore
  readonly progress: ProgressStore
  readonly log: FastifyBaseLogger
  readonly sliceSize?: number
}

/** The link where a check continues; the beginning if `keys:rotate` has replaced that link. */
const resume = async (db: Executor, { chain }: VerifyingKeys, head: string): Promise<Checked> => {
  const { position, seal } = parseHead(head) ?? beginning
  if (position === 0 || !(await containsHead(db, head))) return beginning
  const [known] = await readLinks(db, position - 1)
  const newestKey = chain.findIndex(({ id }) => id === known?.link.keyId)
  return { position, seal, newestKey: newestKey < 0 ? beginning.newestKey : newestKey }
}

/** Collects the findings of one night that no operator has accepted. */
const collect = (stored: StoredHead | undefined) => {
  const accepted = new Set(stored?.accepted)
  const found = new Map<string, Finding>()
  const late = new Map<string, Finding>()
  /** @returns whether a break is not accepted */
  const add = (breaks: readonly Finding[], mistimed: readonly Finding[] = []): boolean => {
    const isNew = ({ name }: Finding) => !accepted.has(name)
    for (const one of breaks.filter(isNew)) found.set(one.name, one)
    for (const one of mistimed.filter(isNew)) late.set(one.name, one)
    return breaks.some(isNew)
  }
  const seen = (findings: readonly Finding[]) =>
    findings.map(({ name }) => name).filter((name) => accepted.has(name))
  return { accepted, found, late, add, seen }
}

type Findings = ReturnType<typeof collect>

/** Checks the links after the last verified link. @returns the last link before a break */
const verifyNewest = async (
  use: Use,
  now: Date,
  from: string,
  findings: Findings,
): Promise<string> => {
  const { database, keys, sliceSize: maxLinks = defaultSlice } = use
  let at = from
  let verified = from
  let isBroken = false
  for (;;) {
    const slice = await inSnapshot(database, async (db) =>
      checkSeals(db, keys.chain, now, { upTo: 0, from: await resume(db, keys, at), maxLinks }),
    )
    isBroken = findings.add(slice.breaks, slice.mistimed) || isBroken
    at = slice.head
    if (!isBroken) verified = at
    if (slice.isEnd) return verified
  }
}

/** Checks the next slice of all links and entries. @returns undefined after a break */
const verifySlice = async (
  use: Use,
  now: Date,
  round: Round,
  stored: StoredHead | undefined,
  findings: Findings,
): Promise<{ round: Round; isEnd: boolean } | undefined> => {
  const { database, keys, sliceSize = defaultSlice } = use
  return inSnapshot(database, async (db) => {
    const from = await resume(db, keys, round.head)
    const before = from.position === 0 ? newRound : round
    const upTo = parseHead(stored?.head ?? '')?.position ?? 0
    const links = await checkSeals(db, keys.chain, now, { upTo, from, maxLinks: sliceSize })
    const entries = before.hasAllEntries
      ? { findings: [], erased: 0, next: undefined }
      : await checkEntries(db, { after: before.entry ?? undefined, maxEntries: sliceSize })
    const seen = findings.seen([...links.breaks, ...links.mistimed, ...entries.findings])
    const next: Round = {
      head: links.head,
      links: before.links + links.known,
      entry: entries.next ?? null,
      hasAllEntries: entries.next === undefined,
      erased: before.erased + entries.erased,
      accepted: [...new Set([...before.accepted, ...seen])],
    }
    const isEnd = links.isEnd && next.hasAllEntries
    const ends = isEnd ? await checkEnd(db, keys, now, next, stored, findings) : []
    const isBroken = findings.add([...links.breaks, ...entries.findings, ...ends], links.mistimed)
    return isBroken ? undefined : { round: next, isEnd }
  })
}

/** Checks that need the whole record, at the end of a round. */
const checkEnd = async (
  db: Executor,
  keys: VerifyingKeys,
  now: Date,
  { links, accepted }: Round,
  stored: StoredHead | undefined,
  { seen }: Findings,
): Promise<Finding[]> => {
  const textKeys = await checkTextKeys(db, keys)
  const { outside, removed } = await checkMargins(db, now)
  const there = new Set([...accepted, ...seen([...textKeys, ...outside, ...removed])])
  const gone = (stored?.accepted ?? []).filter((name) => !there.has(name))
  return [
    ...textKeys,
    ...(stored ? await findLost(db, stored, links) : []),
    ...gone.map((name) =>
      createFinding({ entryId: null, problem: `An accepted break has changed: ${name}` }),
    ),
  ]
}

const verifyLong = async (use: Use, lastPosition: number, now: Date): Promise<boolean> => {
  const { database, heads, progress, log, sliceSize = defaultSlice } = use
  const { stored, damage } = await readStored(heads)
  const findings = collect(stored)
  findings.add(damage)
  const before = await progress.read()
  const margins = await inSnapshot(database, async (db) => {
    await demandPlainTables(db)
    const lost = stored ? await findLost(db, { head: stored.head }, 0) : []
    return { ...(await checkMargins(db, now)), lost }
  })
  findings.add([...margins.outside, ...margins.removed, ...margins.lost])
  const verified = await verifyNewest(use, now, before?.verified ?? newRound.head, findings)
  let round: Round | null = before?.round ?? newRound
  const slices = Math.max(1, Math.ceil(lastPosition / nightsOfRound / sliceSize))
  for (let slice = 0; slice < slices && round; slice += 1) {
    const checked = await verifySlice(use, now, round, stored, findings)
    // A slice with a break is checked again the next night, until an operator accepts the break.
    if (!checked) break
    round = checked.isEnd ? null : checked.round
  }
  await progress.write({ verified, round })
  const verdict = {
    links: lastPosition,
    head: verified,
    breaks: [...findings.found.values()],
    mistimed: [...findings.late.values()],
    waiting: margins.waiting,
  }
  if (!logFindings(verdict, log)) return false
  const checked = round ? parseHead(round.head)?.position : lastPosition
  log.info(
    { links: lastPosition, head: verified, checked },
    round
      ? 'The record is intact: all new links and the slices of this night were checked'
      : 'The record is intact: every entry was checked',
  )
  return true
}

/**
 * Verifies the record and logs the verdict; runs every night. For a long record, checks all new links
 * and some slices of the older part, so that every entry is checked once a week.
 * @returns whether nothing is wrong, as far as it was checked this night
 */
export const verifyInSlices = async (use: Use, now: Date): Promise<boolean> => {
  const { database, keys, heads, log, sliceSize = defaultSlice } = use
  const [last] = await database.db
    .select({ position: auditSeals.position })
    .from(auditSeals)
    .orderBy(desc(auditSeals.position))
    .limit(1)
  if (!last || last.position <= sliceSize) return logVerdict(database, keys, heads, now, log)
  try {
    return await verifyLong(use, last.position, now)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    log.error(`The record cannot be verified: ${error.message}`)
    return false
  }
}
