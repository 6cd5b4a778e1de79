import { not } from 'drizzle-orm'
import { audit, difference } from '../audit.ts'
import { refuseStale } from '../etag.ts'
import { answerOnce } from '../idempotency.ts'
import { type Context, defineHandlers } from '../operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { announcements } from '../platform/database/schema.ts'
import {
  announcementColumns,
  isAnnouncement,
  noSuchAnnouncement,
  readAnnouncement,
  recorded,
  toAnnouncement,
} from './announcement.ts'
import { countAnnouncements, listAnnouncements } from './list.ts'

/** One announcement, locked until the transaction ends, if it is the one that the person saw. */
const lockAnnouncement = async (tx: Transaction, id: string, etag: string | undefined) => {
  const [row] = await tx
    .select(announcementColumns)
    .from(announcements)
    .where(isAnnouncement(id))
    .for('update')
  if (!row) throw noSuchAnnouncement()
  const announcement = toAnnouncement(row)
  refuseStale(etag, announcement, 'announcement')
  return announcement
}

/** Turns one of the two switches over; without an etag two at once turn it twice. */
const toggle = (
  ctx: Context,
  id: string,
  etag: string | undefined,
  field: 'isActive' | 'isPinned',
) =>
  ctx.db.transaction(async (tx) => {
    await lockAnnouncement(tx, id, etag)
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
  createAnnouncement: ({ body }, ctx) =>
    answerOnce(
      ctx,
      () => readAnnouncement(body, ctx),
      async (tx, values) => {
        const [row] = await tx.insert(announcements).values(values).returning(announcementColumns)
        if (!row) throw new Error('nothing was inserted')
        const data = toAnnouncement(row)
        await audit(tx, ctx, {
          action: 'announcement.create',
          subject: data.id,
          after: recorded(data),
        })
        return { message: 'Announcement created successfully', data }
      },
    ),
  updateAnnouncement: async ({ params, body }, ctx) => {
    const values = readAnnouncement(body, ctx)
    const data = await ctx.db.transaction(async (tx) => {
      const before = await lockAnnouncement(tx, params.id, body.etag)
      const [row] = await tx
        .update(announcements)
        .set(values)
        .where(isAnnouncement(params.id))
        .returning(announcementColumns)
      if (!row) throw noSuchAnnouncement()
      const after = toAnnouncement(row)
      await audit(tx, ctx, {
        action: 'announcement.update',
        subject: params.id,
        ...difference(recorded(before), recorded(after)),
      })
      return after
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
      await audit(tx, ctx, {
        action: 'announcement.delete',
        subject: row.id,
        before: recorded(toAnnouncement(row)),
      })
    })
    return { message: 'Announcement deleted successfully' }
  },
  toggleAnnouncementStatus: async ({ params, query }, ctx) => {
    await toggle(ctx, params.id, query.etag, 'isActive')
    return { message: 'Status updated successfully' }
  },
  toggleAnnouncementPinned: async ({ params, query }, ctx) => {
    await toggle(ctx, params.id, query.etag, 'isPinned')
    return { message: 'Pinned status updated successfully' }
  },
})
