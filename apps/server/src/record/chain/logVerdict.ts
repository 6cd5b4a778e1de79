import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { StartError } from '../../platform/startError.ts'
import { type Finding, sayFinding } from './checkLinks.ts'
import type { HeadStore } from './storedHead.ts'
import { sayWaiting, type VerifyingKeys } from './verifyChain.ts'
import { type RecordVerdict, verifyRecord } from './verifyRecord.ts'

/** The most findings that are logged one by one. Each line also has their total. */
const maxLines = 100

const lines = (findings: readonly Finding[]) =>
  findings
    .slice(0, maxLines)
    .map((one) => [{ ...one, findings: findings.length }, sayFinding(one)] as const)

/** Logs the findings. @returns true without findings */
export const logFindings = (
  {
    links,
    head,
    breaks,
    mistimed,
    waiting,
  }: Pick<RecordVerdict, 'links' | 'head' | 'breaks' | 'mistimed' | 'waiting'>,
  log: FastifyBaseLogger,
): boolean => {
  for (const [fields, said] of lines(breaks)) {
    log.error({ ...fields, links }, `The record is broken: ${said}`)
  }
  for (const [fields, said] of lines(mistimed)) {
    log.warn({ ...fields, links }, `The record has a late seal: ${said}`)
  }
  if (waiting)
    log.error({ ...waiting, links, head }, `The record is not sealed: ${sayWaiting(waiting)}`)
  return breaks.length === 0 && mistimed.length === 0 && !waiting
}

const log = (verdict: RecordVerdict, log: FastifyBaseLogger): boolean => {
  if (!logFindings(verdict, log)) return false
  const { links, head, erased, accepted } = verdict
  // A copy of the log on another machine proves with this head that no entry was removed.
  log.info({ links, head, erased, accepted }, 'The record is intact')
  return true
}

/**
 * Verifies the whole record against the stored head and logs the verdict. Accepted findings are only
 * counted.
 * @returns whether it is intact
 */
export const logVerdict = async (
  database: Pick<OpenDatabase, 'db' | 'embedded'>,
  keys: VerifyingKeys,
  heads: HeadStore,
  now: Date,
  to: FastifyBaseLogger,
): Promise<boolean> => {
  try {
    return log(await verifyRecord(database, keys, heads, now), to)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    to.error(`The record cannot be verified: ${error.message}`)
    return false
  }
}
