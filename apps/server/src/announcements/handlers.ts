import { not } from 'drizzle-orm'
import { audit, difference } from '../audit.ts'
import { type Context, defineHandlers } from '../operation.ts'
import { announcements } from '../platform/database/schema.ts'
import {
  announcementColumns,
  isAnnouncement,
  noSuchAnnouncement,
  readAnnouncement,
  toAnnouncement,
} from './announcement.ts'
import { countAnnouncements, listAnnouncements } from './list.ts'

/** Turns one of the two switches over, in one statement: two at once turn it twice. */
const toggle = (ctx: Context, id: string, field: 'isActive' | 'isPinned') =>
  ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(announcements)
      .set({ [field]: not(announcements[field]) })
      .where(isAnnouncement(id))
      .returning({ now: announcements[field] })
    if (!row) throw noSuchAnnouncement()
    await audit(tx, ctx, {
      action: field === 'isActive' ? 'announcement.toggle-status' : 'announcement.toggle-pinned',
      subject: id,
      before: { [field]: !row.now },
      after: { [field]: row.now },
    })
  })

/** Announcements (specification 2.14). */
export const announcementHandlers = defineHandlers({
  listAnnouncements: async ({ query: { page = 1, limit = 10, search } }, ctx) => {
    const { rows, total } = await listAnnouncements(ctx.db, { page, limit, search })
    const totalPages = Math.ceil(total / limit)
    return {
      data: rows.map(toAnnouncement),
      pagination: {
        page,
        limit,
        total,
        totalPages,
        hasPrev: page > 1 && totalPages > 0,
        hasNext: page < totalPages,
      },
    }
  },
  getAnnouncementStats: async (_call, ctx) => ({
    data: await countAnnouncements(ctx.db, ctx.now(), ctx.config.timeZone),
  }),
  createAnnouncement: async ({ body }, ctx) => {
    const values = readAnnouncement(body, ctx)
    const data = await ctx.db.transaction(async (tx) => {
      const [row] = await tx.insert(announcements).values(values).returning(announcementColumns)
      if (!row) throw new Error('nothing was inserted')
      const { id, ...after } = toAnnouncement(row)
      await audit(tx, ctx, { action: 'announcement.create', subject: id, after })
      return { id, ...after }
    })
    return { message: 'Announcement created successfully', data }
  },
  updateAnnouncement: async ({ params, body }, ctx) => {
    const condition = isAnnouncement(params.id)
    const values = readAnnouncement(body, ctx)
    const data = await ctx.db.transaction(async (tx) => {
      const [before] = await tx
        .select(announcementColumns)
        .from(announcements)
        .where(condition)
        .for('update')
      const [after] = await tx
        .update(announcements)
        .set(values)
        .where(condition)
        .returning(announcementColumns)
      if (!before || !after) throw noSuchAnnouncement()
      await audit(tx, ctx, {
        action: 'announcement.update',
        subject: params.id,
        ...difference(toAnnouncement(before), toAnnouncement(after)),
      })
      return toAnnouncement(after)
    })
    return { message: 'Announcement updated successfully', data }
  },
  deleteAnnouncement: async ({ params }, ctx) => {
    await ctx.db.transaction(async (tx) => {
      const [row] = await tx
        .delete(announcements)
        .where(isAnnouncement(params.id))
        .returning(announcementColumns)
      if (!row) throw noSuchAnnouncement()
      const { id, ...before } = toAnnouncement(row)
      await audit(tx, ctx, { action: 'announcement.delete', subject: id, before })
    })
    return { message: 'Announcement deleted successfully' }
  },
  toggleAnnouncementStatus: async ({ params }, ctx) => {
    await toggle(ctx, params.id, 'isActive')
    return { message: 'Status updated successfully' }
  },
  toggleAnnouncementPinned: async ({ params }, ctx) => {
    await toggle(ctx, params.id, 'isPinned')
    return { message: 'Pinned status updated successfully' }
  },
})
