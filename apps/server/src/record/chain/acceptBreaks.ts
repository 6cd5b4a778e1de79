import { type AuditContext, audit } from '../../audit.ts'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { HeadKeeper } from './keptHead.ts'
import type { ChainKeys } from './seal.ts'
import { nameOfBreak, type Verdict, verifyChain } from './verifyChain.ts'

/**
 * Accepts the chain as it is: what an operator does who knows why it is broken. An entry says so,
 * with the head that was kept and the one from now on. The verification goes on listing new
 * breaks, and the server seals again.
 * @returns what it accepted
 */
export const acceptBreaks = async (
  database: OpenDatabase,
  keys: ChainKeys,
  heads: HeadKeeper,
  ctx: AuditContext,
): Promise<Verdict> => {
  const kept = await heads.read()
  const verdict = await verifyChain(database, keys, ctx.now(), kept?.head)
  const { head, breaks } = verdict
  if (breaks.length === 0) return verdict
  await database.db.transaction((tx) =>
    audit(tx, ctx, {
      action: 'record.accept-break',
      before: { head: kept?.head ?? null },
      after: { head, breaks: breaks.map(nameOfBreak) },
    }),
  )
  await heads.write({ head, accepted: breaks.map(nameOfBreak) })
  return verdict
}
