import { type AuditContext, audit } from '../../audit.ts'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { ChainKeys } from './seal.ts'
import type { HeadStore } from './storedHead.ts'
import { nameOfBreak, type Verdict, verifyChain } from './verifyChain.ts'

/**
 * Accepts the breaks of the chain, for an operator who knows their cause. An entry records it, with
 * the stored head before and after. Later verifications list only new breaks, and the server seals
 * again.
 * @returns the accepted breaks
 */
export const acceptBreaks = async (
  database: OpenDatabase,
  keys: ChainKeys,
  heads: HeadStore,
  ctx: AuditContext,
): Promise<Verdict> => {
  const stored = await heads.read()
  const verdict = await verifyChain(database, keys, ctx.now(), stored?.head)
  const { head, breaks } = verdict
  if (breaks.length === 0) return verdict
  await database.db.transaction((tx) =>
    audit(tx, ctx, {
      action: 'record.accept-break',
      before: { head: stored?.head ?? null },
      after: { head, breaks: breaks.map(nameOfBreak) },
    }),
  )
  await heads.write({ head, accepted: breaks.map(nameOfBreak) })
  return verdict
}
