import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { ChainKeys } from './seal.ts'
import { sayBreak, sayLate, verifyChain } from './verifyChain.ts'

/** Verifies the record, and logs the verdict: what the server does every night. */
export const logVerdict = async (
  database: Pick<OpenDatabase, 'db' | 'embedded'>,
  keys: ChainKeys,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> => {
  const { links, head, broken, late } = await verifyChain(database, keys, now)
  if (broken) log.error({ ...broken, links }, `The record is broken: ${sayBreak(broken)}`)
  else if (late) log.error({ ...late, links, head }, `The record is not sealed: ${sayLate(late)}`)
  // Whoever keeps the log elsewhere can show with the head that nothing is gone.
  else log.info({ links, head }, 'The record is whole')
}
