import type { FastifyReply } from 'fastify'
import type { Config } from '../config/config.ts'
import type { AuditRow } from '../kernel/audit.ts'
import { inverseOf } from '../kernel/inverses.ts'

/**
 * Names the entry of a change in its answer, if it can be undone: the panel then undoes it without
 * reading the record first.
 * @param entries those that the call wrote
 */
export const nameEntry = (
  reply: FastifyReply,
  entries: readonly AuditRow[],
  { features }: Pick<Config, 'features'>,
): void => {
  if (!features.includes('record')) return
  const entry = entries.findLast((row) => inverseOf(row) !== undefined)
  if (entry) reply.header('Record-Entry', entry.id)
}
