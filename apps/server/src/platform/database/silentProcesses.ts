import { lt, sql } from 'drizzle-orm'
import { processes } from './schema.ts'

/** A process without a sign of life for this time counts as ended, for example killed. */
export const isSilent = lt(processes.seenAt, sql`now() - interval '2 minutes'`)
