import { desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { invites } from '../platform/database/schema.ts'

export const inviteColumns = {
  id: invites.id,
  invitedTo: invites.invitedTo,
  status: invites.status,
  createdAt: invites.createdAt,
}

export const newestInviteFirst = [desc(invites.createdAt), desc(invites.id)]

/** All invitations that one member sent, newest first. */
export const invitesOf = async (db: Database, userId: string) => {
  const rows = await db
    .select(inviteColumns)
    .from(invites)
    .where(eq(invites.inviterId, userId))
    .orderBy(...newestInviteFirst)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
