import { sql } from 'drizzle-orm'
import type { Handler } from '../operation.ts'
import { invites } from '../platform/database/schema.ts'
import { versionOf } from '../platform/database/versions.ts'
import { inviteColumns, newestInviteFirst } from './invite.ts'

/** Active Invites are the pending and the approved ones (specification 2.11). */
const isActive = sql`${invites.status} in ('pending', 'approved')`

/** Active Invites, newest first. */
export const listInvites: Handler<'listInvites'> = async (_call, ctx) => {
  ctx.keep(await versionOf(ctx.db, 'invites'))
  const rows = await ctx.db
    .select(inviteColumns)
    .from(invites)
    .where(isActive)
    .orderBy(...newestInviteFirst)
  return { data: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}
