import { sql } from 'drizzle-orm'
import { type AuditContext, audit } from '../../audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { type ChainKeys, containsHead, headOf, lockId, noSeal, readLinks, sealOf } from './seal.ts'
import { LostHeadError } from './sealEntries.ts'
import type { HeadStore } from './storedHead.ts'
import { checkSeals, nameOfBreak, type Verdict } from './verifyChain.ts'

/** The result of resealing. */
export interface Resealed extends Verdict {
  /** The head before. No link of the chain has this seal any more. */
  readonly earlier: string
}

/**
 * Seals the whole chain with the current key, so that older keys can be removed. The entry about it
 * has the head before and after. A chain with a break that was not accepted stays unchanged, because
 * new seals would hide the break.
 * @throws LostHeadError when the chain does not contain the stored head
 */
export const resealChain = async (
  db: Database,
  keys: ChainKeys,
  heads: HeadStore,
  ctx: AuditContext,
): Promise<Resealed> => {
  const stored = await heads.read()
  const resealed = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId}::bigint)`)
    if (stored && !(await containsHead(tx, stored.head))) throw new LostHeadError(stored.head)
    const verdict = await checkSeals(tx, keys)
    const earlier = verdict.head
    const breaks = verdict.breaks.filter((one) => !stored?.accepted.includes(nameOfBreak(one)))
    if (breaks.length > 0) return { ...verdict, breaks, earlier }
    const [{ id: keyId, key }] = keys
    let before = noSeal
    for (let after = 0; ; ) {
      const found = await readLinks(tx, after)
      const last = found.at(-1)
      if (!last) break
      after = last.link.position
      const positions = found.map(({ link }) => link.position)
      const seals = found.map(({ link: { position, entryId, sealedAt }, entry }) => {
        before = sealOf(key, { position, before, entryId, sealedAt, entry })
        return before
      })
      await tx.execute(sql`
        update audit_seals set key_id = ${keyId}, seal = made.seal
        from unnest(${sql.param(positions)}::bigint[], ${sql.param(seals)}::text[])
          as made (position, seal)
        where audit_seals.position = made.position`)
    }
    const [last = '0'] = verdict.head.split('.')
    const head = headOf(Number(last), before)
    const heads = { before: { head: earlier }, after: { head } }
    await audit(tx, ctx, { action: 'record.reseal', ...heads })
    return { ...verdict, breaks, head, earlier }
  })
  if (resealed.breaks.length === 0)
    await heads.write({ accepted: [], ...stored, head: resealed.head })
  return resealed
}
