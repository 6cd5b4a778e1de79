import { desc, eq } from 'drizzle-orm'
import type { Handler } from '../../kernel/operation.ts'
import { memberNotes, users } from '../../platform/database/schema.ts'
import { isUser, noSuchUser } from '../../users/member.ts'
import { maxNotes } from '../addNote.ts'
import { recordView } from '../recordView.ts'
import { toNotes } from './note.ts'

/** The notes about a member: pinned ones first, then the newest. */
export const listNotes: Handler<'listNotes'> = async ({ params }, ctx) => {
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(isUser(params.id))
  if (!user) throw noSuchUser()
  await recordView(ctx, user.id)
  const rows = await ctx.db
    .select()
    .from(memberNotes)
    .where(eq(memberNotes.userId, user.id))
    .orderBy(desc(memberNotes.isPinned), desc(memberNotes.createdAt), desc(memberNotes.id))
    .limit(maxNotes)
  return { data: await toNotes(ctx.db, rows, ctx) }
}
