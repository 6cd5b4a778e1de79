/** Codes of temporary failures: connection lost or refused, overload, timeout. */
const codes = new Set([
  'CONNECTION_CLOSED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  // PostgreSQL: query cancelled (statement_timeout), row not available (lock_timeout), deadlock,
  // idle in transaction, too many connections, administrator shutdown, crash, cannot connect now,
  // disk full, conflict of a read with what a replica replays.
  '57014',
  '55P03',
  '40P01',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '40001',
])

/** Messages of node-postgres about a lost or unavailable connection, which have no code. */
const messages = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Cannot use a pool after calling end/,
  /^timeout exceeded when trying to connect/,
]

/** Whether a statement waited too long for a lock of another transaction. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '55P03') || isLockTimeout(error.cause))

/** Whether an error, or its cause, is a temporary failure of the database. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  if (messages.some((message) => message.test(error.message))) return true
  return isUnavailable(error.cause)
}

/** Whether an error, or its cause, is a duplicate value in this unique index. */
export const isDuplicate = (error: unknown, index: string): boolean => {
  if (!(error instanceof Error)) return false
  const isOfIndex = 'constraint' in error && error.constraint === index
  if (isOfIndex && 'code' in error && error.code === '23505') return true
  return isDuplicate(error.cause, index)
}

/** PostgreSQL's codes for invalid numbers, times and texts. */
const valueCodes = new Set(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05'])

/** Whether an error, or its cause, is a value that PostgreSQL cannot store or compare. */
export const isRefusedValue = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && valueCodes.has(String(error.code))) return true
  return isRefusedValue(error.cause)
}
