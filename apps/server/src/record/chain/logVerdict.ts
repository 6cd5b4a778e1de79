import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { HeadKeeper } from './keptHead.ts'
import type { ChainKeys } from './seal.ts'
import { nameOfBreak, sayBreak, sayLate, saySealedLate, verifyChain } from './verifyChain.ts'

/** The most breaks that get a line of their own in the log. Each line has the number of all. */
const maxLines = 100

/**
 * Verifies the record against the head that is kept outside of the database, and logs the verdict:
 * what the server does every night. Breaks that an operator has accepted are only counted.
 */
export const logVerdict = async (
  database: Pick<OpenDatabase, 'db' | 'embedded'>,
  keys: ChainKeys,
  heads: HeadKeeper,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> => {
  const kept = await heads.read()
  const verdict = await verifyChain(database, keys, now, kept?.head)
  const { links, head, breaks, late, sealedLate } = verdict
  const fresh = breaks.filter((one) => !kept?.accepted.includes(nameOfBreak(one)))
  for (const one of fresh.slice(0, maxLines)) {
    const breaks = fresh.length
    log.error({ ...one, breaks, links }, `The record is broken: ${sayBreak(one)}`)
  }
  if (sealedLate) log.warn({ ...sealedLate, links }, saySealedLate(sealedLate))
  if (late) log.error({ ...late, links, head }, `The record is not sealed: ${sayLate(late)}`)
  if (fresh.length > 0 || late) return
  // Whoever keeps the log elsewhere can show with the head that nothing is gone.
  log.info({ links, head, accepted: breaks.length }, 'The record is whole')
}
