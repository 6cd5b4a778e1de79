import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { AppError } from './errors.ts'

/**
 * Identifies a state of a row (AIP-154) by its `updated_at` in microseconds, which a trigger sets at
 * every change. A `Date` has only milliseconds, and two changes may be within one.
 */
export const etagOf = (updatedAt: AnyColumn): SQL<string> =>
  sql<string>`(extract(epoch from ${updatedAt}) * 1000000)::bigint::text`

/**
 * Refuses to overwrite a state that the person has not seen. Call it while the row is locked,
 * otherwise another change can come between. A caller without an `etag` skips the check.
 * @param current the current record, for the answer
 * @throws AppError conflict
 */
export const refuseStale = (
  etag: string | undefined,
  current: { readonly etag: string },
  noun: 'announcement' | 'membership',
): void => {
  if (etag === undefined || etag === current.etag) return
  const message = `Someone else has changed this ${noun}. Nothing was saved.`
  throw new AppError('conflict', { message, data: current })
}
