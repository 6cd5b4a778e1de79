import { sql } from 'drizzle-orm'
import { type AuditContext, audit } from '../../audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { batchSize, type ChainKeys, lockId, noSeal, readLinks, sealOf } from './seal.ts'
import { type Verdict, walk } from './verifyChain.ts'

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
    let before = noSeal
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
