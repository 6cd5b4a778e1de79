import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { AppError } from './errors.ts'

/**
 * Names one state of a row (AIP-154): its `updated_at` in microseconds. A trigger moves it
 * forward at every change. A `Date` would cut it to milliseconds, and two changes can fall into
 * one.
 */
export const etagOf = (updatedAt: AnyColumn): SQL<string> =>
  sql<string>`(extract(epoch from ${updatedAt}) * 1000000)::bigint::text`

/**
 * Refuses to overwrite a state that the person has not seen. Compare while the row is locked,
 * otherwise another change slips in between. A caller without an `etag` skips the check.
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
