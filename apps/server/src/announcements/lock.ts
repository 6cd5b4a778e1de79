import { refuseStale } from '../kernel/etag.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { announcements } from '../platform/database/schema.ts'
import {
  announcementColumns,
  isAnnouncement,
  noSuchAnnouncement,
  toAnnouncement,
} from './announcement.ts'

/** Locks an announcement until the transaction ends, if it has not changed since the person saw it. */
export const lockAnnouncement = async (
  tx: Transaction,
  ctx: Context,
  id: string,
  etag: string | undefined,
) => {
  const [row] = await tx
    .select(announcementColumns)
    .from(announcements)
    .where(isAnnouncement(id))
    .for('update')
  if (!row) throw noSuchAnnouncement()
  refuseStale(etag, toAnnouncement(row, ctx), 'announcement')
  return row
}
