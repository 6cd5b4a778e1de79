import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { ChainKeys } from './seal.ts'
import type { HeadStore } from './storedHead.ts'
import { nameOfBreak, sayBreak, sayLate, saySealedLate, verifyChain } from './verifyChain.ts'

/** The most breaks that are logged one by one. Each line also has their total. */
const maxLines = 100

/**
 * Verifies the record against the stored head and logs the verdict, every night. Accepted breaks
 * are only counted.
 */
export const logVerdict = async (
  database: Pick<OpenDatabase, 'db' | 'embedded'>,
  keys: ChainKeys,
  heads: HeadStore,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> => {
  const stored = await heads.read()
  const verdict = await verifyChain(database, keys, now, stored?.head)
  const { links, head, breaks, late, sealedLate } = verdict
  const fresh = breaks.filter((one) => !stored?.accepted.includes(nameOfBreak(one)))
  for (const one of fresh.slice(0, maxLines)) {
    const breaks = fresh.length
    log.error({ ...one, breaks, links }, `The record is broken: ${sayBreak(one)}`)
  }
  if (sealedLate) log.warn({ ...sealedLate, links }, saySealedLate(sealedLate))
  if (late) log.error({ ...late, links, head }, `The record is not sealed: ${sayLate(late)}`)
  if (fresh.length > 0 || late) return
  // A copy of the log on another machine proves with this head that no entry was removed.
  log.info({ links, head, accepted: breaks.length }, 'The record is intact')
}
