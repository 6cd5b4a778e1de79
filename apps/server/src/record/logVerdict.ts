import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { type ChainKeys, sayBreak, verifyChain } from './chain.ts'

/** Verifies the record, and logs the verdict: what the server does every night. */
export const logVerdict = async (
  db: Database,
  keys: ChainKeys,
  log: FastifyBaseLogger,
): Promise<void> => {
  const { links, head, broken } = await verifyChain(db, keys)
  if (broken) log.error({ ...broken, links }, `The record is broken: ${sayBreak(broken)}`)
  // Whoever keeps the log elsewhere can show with the head that nothing is gone.
  else log.info({ links, head }, 'The record is whole')
}
