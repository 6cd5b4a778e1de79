import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { AppError } from './errors.ts'

/**
 * Names one state of a row (AIP-154): its `updated_at` in microseconds, which a trigger moves at every
 * change, always forward. A `Date` would cut it to milliseconds, and two changes can fall into one.
 */
export const etagOf = (updatedAt: AnyColumn): SQL<string> =>
  sql<string>`(extract(epoch from ${updatedAt}) * 1000000)::bigint::text`

/**
 * Refuses to overwrite what the person has not seen. Compare under the lock of the row, or another change
 * slips in between. A caller that sends no `etag` does not ask.
 * @param current the record as it is now, for the answer
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
