import { type AuditContext, audit } from '../../kernel/audit.ts'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { HeadStore } from './storedHead.ts'
import type { VerifyingKeys } from './verifyChain.ts'
import { type RecordVerdict, verifyRecord } from './verifyRecord.ts'

/**
 * Accepts the record as it is, for an operator who knows the cause of each finding. An entry records
 * it, with the stored head before and after. Later verifications list only new findings, and the
 * server seals again.
 * @returns the accepted findings
 * @throws ForgedTableError: nobody can accept that the tables cannot be read
 */
export const acceptBreaks = async (
  database: OpenDatabase,
  keys: VerifyingKeys,
  heads: HeadStore,
  ctx: AuditContext,
): Promise<RecordVerdict> => {
  const verdict = await verifyRecord(database, keys, heads, ctx.now())
  const { links, head, breaks, mistimed, names, stored } = verdict
  const found = [...breaks, ...mistimed]
  if (found.length === 0) return verdict
  await database.db.transaction((tx) =>
    audit(tx, ctx, {
      action: 'record.accept-break',
      before: { head: stored?.head ?? null },
      after: { head, links, breaks: found.map(({ name }) => name) },
    }),
  )
  await heads.write({ head, links, accepted: names })
  return verdict
}
