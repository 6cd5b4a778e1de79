import { sql } from 'drizzle-orm'
import { viewActions } from '../../kernel/auditActions.ts'
import type { Executor } from '../../platform/database/database.ts'
import { endOfViews } from '../chain/seal.ts'

/**
 * Deletes the entries of views that are older than a year: they are personal data of the viewer and the
 * member (GDPR 5 (1) (e)). Their links remain, so the chain stays complete.
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
