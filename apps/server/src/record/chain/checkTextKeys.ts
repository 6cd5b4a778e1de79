import { asc, gt } from 'drizzle-orm'
import { type TextVault, unwrapKey } from '../../kernel/entryTexts.ts'
import type { Executor } from '../../platform/database/database.ts'
import { textKeys } from '../../platform/database/schema.ts'
import { createFinding, type Finding } from './checkLinks.ts'
import { batchSize } from './seal.ts'

/** All keys of texts that do not open: their texts cannot be read. */
export const checkTextKeys = async (
  db: Executor,
  vault: Pick<TextVault, 'open'>,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  let last: string | undefined
  for (;;) {
    const keys = await db
      .select()
      .from(textKeys)
      .where(last === undefined ? undefined : gt(textKeys.id, last))
      .orderBy(asc(textKeys.id))
      .limit(batchSize)
    for (const key of keys) {
      if (unwrapKey(vault, key)) continue
      const problem = `The key of the texts about ${key.owner} was changed, or its own key is not configured`
      findings.push(createFinding({ entryId: null, problem }, [key.id, key.wrapped, key.keyId]))
    }
    last = keys.at(-1)?.id
    if (keys.length < batchSize) return findings
  }
}
