import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { StoredEntry } from '../../kernel/entryTexts.ts'
import {
  type ChainKeys,
  contentOf,
  endOfViews,
  type FoundLink,
  headOf,
  noSeal,
  sealOf,
  viewDigestOf,
} from './seal.ts'

/** A state of the record that needs an explanation, until an operator accepts it. */
export interface Finding {
  /** The entry concerned; null if it concerns the record as a whole. */
  readonly entryId: string | null
  readonly problem: string
  /** Its place in the chain: the link before and the link itself. */
  readonly place?: string
  /**
   * Identifies the finding among the accepted ones. Contains a hash of everything that was seen at
   * this place: any further change there is another finding.
   */
  readonly name: string
}

/** Describes a finding, for a person. */
export const sayFinding = ({ entryId, problem, place }: Omit<Finding, 'name'>): string => {
  const said = entryId === null ? problem : `Entry ${entryId} ${problem}`
  return place ? `${said} (${place})` : said
}

/** @param seen everything that the finding depends on */
export const createFinding = (about: Omit<Finding, 'name'>, seen: unknown[] = []): Finding => {
  const hash = createHash('sha256').update(canonicalize(seen) ?? '')
  return { ...about, name: `${sayFinding(about)} #${hash.digest('base64url')}` }
}

/** The link up to which the chain was checked. */
export interface Checked {
  readonly position: number
  readonly seal: string
  /** The number of the newest key so far, in the list of keys, which starts with the newest. */
  readonly newestKey: number
}

/** Before the first link. */
export const beginning: Checked = { position: 0, seal: noSeal, newestKey: Number.POSITIVE_INFINITY }

/** How far the time of an entry may be from the time of its seal, in milliseconds. */
export const maxWait = 10 * 60_000

const removed = 'was removed'
const olderKey = 'was sealed with an older key than the entry before it'

/** Whether a link has the right seal for a content. */
const isSealed = (
  key: Buffer | undefined,
  { link }: FoundLink,
  before: Checked,
  entry: StoredEntry | null,
): boolean =>
  key !== undefined && sealOf(key, { ...link, before: before.seal, entry }) === link.seal

/** Whether an entry is missing because it was a view and its year is over. */
const hasEnded = ({ link, entry }: FoundLink, now: Date): boolean =>
  !entry && link.viewDigest !== null && link.sealedAt < endOfViews(now)

const problemOf = (
  keys: ChainKeys,
  found: FoundLink,
  before: Checked,
  now: Date,
): string | undefined => {
  const { link, entry } = found
  if (link.position !== before.position + 1) {
    return 'follows a link that was removed, and cannot be checked without it'
  }
  const at = keys.findIndex(({ id }) => id === link.keyId)
  const key = keys[at]?.key
  if (!key) return 'was sealed with a key that is not configured'
  if (!entry && !hasEnded(found, now)) return removed
  const isSame = !entry || viewDigestOf(key, entry) === link.viewDigest
  if (!isSame || !isSealed(key, found, before, entry)) return 'was changed'
  // Keys are listed from the newest. After a rotation no entry is sealed with an older key.
  return at > before.newestKey ? olderKey : undefined
}

/** An entry that is gone. It has this finding before and after the server seals its place. */
export const wasRemovedUnsealed = (entryId: string): Finding =>
  createFinding({ entryId, problem: removed })

const timeProblemOf = (entry: StoredEntry, sealedAt: Date): string | undefined => {
  const wait = sealedAt.getTime() - entry.at.getTime()
  const at = entry.at.toISOString()
  if (wait > maxWait) return `of ${at} got its seal more than ten minutes later`
  if (wait < -maxWait) return `of ${at} got its seal more than ten minutes before that time`
  return undefined
}

/** What is wrong with one link. */
export interface LinkFindings {
  readonly broken: Finding | undefined
  /** The entry has another time than its seal. */
  readonly mistimed: Finding | undefined
  /** Whether only the key is wrong: during a rotation another process has other keys. */
  readonly hasOlderKey: boolean
}

/** Returns a function that checks the links of a chain, one after the other. */
export const createLinkCheck = (keys: ChainKeys, now: Date, from: Checked = beginning) => {
  let before = from
  return (found: FoundLink): LinkFindings => {
    const { link, entry } = found
    const { entryId, position, keyId, sealedAt, viewDigest, seal } = link
    const finding = (problem: string | undefined) => {
      if (problem === undefined) return undefined
      const place = `between ${headOf(before.position, before.seal)} and ${headOf(position, seal)}`
      const seen = [keyId, sealedAt.toISOString(), entry && contentOf(entry), viewDigest]
      return createFinding({ entryId, problem, place }, seen)
    }
    const problem = problemOf(keys, found, before, now)
    const key = keys.findIndex(({ id }) => id === keyId)
    // Its seal was made after the entry was gone.
    const wasGone =
      problem === removed && viewDigest === null && isSealed(keys[key]?.key, found, before, null)
    const broken = wasGone ? wasRemovedUnsealed(entryId) : finding(problem)
    const mistimed = finding(entry ? timeProblemOf(entry, sealedAt) : undefined)
    const newestKey = key < 0 ? before.newestKey : Math.min(before.newestKey, key)
    before = { position, seal, newestKey }
    return { broken, mistimed, hasOlderKey: problem === olderKey }
  }
}
