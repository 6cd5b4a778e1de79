/** Codes of a database that cannot answer now: connection lost or refused, overload, time-out. */
const codes = new Set([
  'CONNECTION_CLOSED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  // PostgreSQL: query cancelled (statement_timeout), idle in transaction, too many connections,
  // administrator shut down, crash, cannot connect now, disk full.
  '57014',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '53100',
])

/** What node-postgres says, without a code, of a connection that is gone or not to be had. */
const messages = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Cannot use a pool after calling end/,
  /^timeout exceeded when trying to connect/,
]

/** True when an error, or what caused it, says that the database could not answer. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  if (messages.some((message) => message.test(error.message))) return true
  return isUnavailable(error.cause)
}
