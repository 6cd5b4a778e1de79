import type { Handler } from '../kernel/operation.ts'
import { imageOf, readAnnouncement } from './announcement.ts'
import { changeAnnouncement } from './change.ts'

/** Replaces the content of an announcement, if it has not changed since the person saw it. */
export const updateAnnouncement: Handler<'updateAnnouncement'> = async ({ params, body }, ctx) => {
  const image = await imageOf(ctx.db, params.id)
  const values = await readAnnouncement(body, ctx, image)
  const action = 'announcement.update'
  const data = await changeAnnouncement(ctx, params.id, action, body.etag, () => values)
  return { message: 'Announcement updated successfully', data }
}
