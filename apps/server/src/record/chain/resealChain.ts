import { sql } from 'drizzle-orm'
import { type AuditContext, audit } from '../../kernel/audit.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { demandPlainTables } from './chainTables.ts'
import { beginning, createLinkCheck, type Finding } from './checkLinks.ts'
import {
  type ChainKeys,
  containsHead,
  headOf,
  lockId,
  readLinks,
  sealOf,
  viewDigestOf,
} from './seal.ts'
import { refuseLostHead } from './sealEntries.ts'
import type { HeadStore, StoredHead } from './storedHead.ts'

/** The result of resealing. */
export interface Resealed {
  /** Number of links. */
  readonly links: number
  /** Breaks that nobody has accepted. With one of them, the chain is unchanged. */
  readonly breaks: readonly Finding[]
  readonly head: string
  /** The head before. No link of the chain has this seal any more. */
  readonly earlier: string
}

interface Rewritten extends Resealed {
  /** The names of the accepted findings: the new seals give them new names. */
  readonly accepted: readonly string[]
}

/** Checks each link and seals it anew in one pass, so that no change in between gets a seal. */
const rewrite = async (
  tx: Transaction,
  keys: ChainKeys,
  stored: StoredHead | undefined,
  now: Date,
): Promise<Rewritten> => {
  const accepted = new Set(stored?.accepted)
  const breaks: Finding[] = []
  const checkOld = createLinkCheck(keys, now)
  const checkNew = createLinkCheck(keys, now)
  const [{ id: keyId, key }] = keys
  let links = 0
  let { position, seal } = beginning
  let earlier = seal
  /** Renames an accepted finding. @returns whether it was accepted, or there was none */
  const rename = (before: Finding | undefined, after: Finding | undefined): boolean => {
    if (!before) return true
    if (!accepted.delete(before.name)) return false
    if (after) accepted.add(after.name)
    return true
  }
  for (;;) {
    const found = await readLinks(tx, position)
    if (found.length === 0) break
    const made = found.map(({ link, entry }) => {
      const old = checkOld({ link, entry })
      earlier = link.seal
      // An ended view keeps its digest: its entry is deleted, so the digest cannot be computed again.
      const viewDigest = entry ? viewDigestOf(key, entry) : link.viewDigest
      seal = sealOf(key, { ...link, before: seal, viewDigest, entry })
      const renewed = checkNew({ link: { ...link, keyId, viewDigest, seal }, entry })
      if (!rename(old.broken, renewed.broken) && old.broken) breaks.push(old.broken)
      rename(old.mistimed, renewed.mistimed)
      links += 1
      position = link.position
      return { position, viewDigest, seal }
    })
    await tx.execute(sql`
      update audit_seals set key_id = ${keyId}, view_digest = made.view_digest, seal = made.seal
      from unnest(
        ${sql.param(made.map((one) => one.position))}::bigint[],
        ${sql.param(made.map((one) => one.viewDigest))}::text[],
        ${sql.param(made.map((one) => one.seal))}::text[]
      ) as made (position, view_digest, seal)
      where audit_seals.position = made.position`)
  }
  return {
    links,
    breaks,
    head: headOf(position, seal),
    earlier: headOf(position, earlier),
    accepted: [...accepted],
  }
}

/** Undoes the transaction: new seals would hide the breaks. */
class BrokenChain extends Error {
  readonly rewritten: Rewritten

  constructor(rewritten: Rewritten) {
    super('The chain has breaks that nobody has accepted')
    this.rewritten = rewritten
  }
}

/**
 * Seals the whole chain with the current key, so that older keys can be removed. The entry about it
 * has the head before and after. A chain with a break that was not accepted stays unchanged, because
 * new seals would hide the break.
 * @throws ForeignChainError when the chain does not contain the stored head
 * @throws ForgedTableError, HeadFileError
 */
export const resealChain = async (
  db: Database,
  keys: ChainKeys,
  heads: HeadStore,
  ctx: AuditContext,
): Promise<Resealed> => {
  const stored = await heads.read()
  try {
    const { accepted, ...resealed } = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockId}::bigint)`)
      await demandPlainTables(tx)
      if (stored && !(await containsHead(tx, stored.head))) refuseLostHead(stored.head)
      const rewritten = await rewrite(tx, keys, stored, ctx.now())
      const { breaks, earlier, head } = rewritten
      if (breaks.length > 0) throw new BrokenChain(rewritten)
      const change = { before: { head: earlier }, after: { head } }
      await audit(tx, ctx, { action: 'record.reseal', ...change })
      return rewritten
    })
    await heads.write({ head: resealed.head, links: resealed.links, accepted })
    return resealed
  } catch (error) {
    if (!(error instanceof BrokenChain)) throw error
    const { links, breaks, earlier } = error.rewritten
    return { links, breaks, earlier, head: earlier }
  }
}
