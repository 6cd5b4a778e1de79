import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * Identifies a state of a row (AIP-154) by its `updated_at` in microseconds, which a trigger sets at
 * every change. A `Date` has only milliseconds, and two changes may be within one.
 */
export const etagOf = (updatedAt: AnyColumn): SQL<string> =>
  sql<string>`(extract(epoch from ${updatedAt}) * 1000000)::bigint::text`
