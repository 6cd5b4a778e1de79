import { sql } from 'drizzle-orm'
import { viewActions } from '../../kernel/auditActions.ts'
import type { Executor } from '../../platform/database/database.ts'
import { endOfViews } from '../chain/seal.ts'

/**
 * Ends the views of more than a year ago: who looked at whom is personal data of both (GDPR 5 (1) (e)).
 * Their links stay, so the chain stays whole.
 * @returns the number of views
 */
export const endViews = async (db: Executor, now: Date): Promise<number> => {
  const actions = sql.param([...viewActions])
  const until = endOfViews(now).toISOString()
  const { rows } = await db.execute<{ ended: string }>(
    sql`select end_views(${actions}::text[], ${until}::timestamptz) as ended`,
  )
  return Number(rows[0]?.ended)
}
