import { changeImage } from '../files/uploads.ts'
import { answerOnce } from '../idempotency/idempotency.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { announcements } from '../platform/database/schema.ts'
import { announcementColumns, readAnnouncement, recorded, toAnnouncement } from './announcement.ts'

/** Creates an announcement, once for each `Idempotency-Key`. */
export const createAnnouncement: Handler<'createAnnouncement'> = ({ body }, ctx) =>
  answerOnce(
    ctx,
    () => readAnnouncement(body, ctx),
    async (tx, values) => {
      const [row] = await tx.insert(announcements).values(values).returning(announcementColumns)
      if (!row) throw new Error('nothing was inserted')
      await changeImage(tx, ctx.jobs, null, row.imageUrl, 'imageUrl')
      const data = toAnnouncement(row, ctx)
      await audit(tx, ctx, {
        action: 'announcement.create',
        subject: data.id,
        after: recorded(data),
      })
      return { message: 'Announcement created successfully', data }
    },
  )
