import { eq } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { changeImage } from '../files/uploads.ts'
import { audit, difference } from '../kernel/audit.ts'
import type { RecordAction } from '../kernel/auditActions.ts'
import type { Context } from '../kernel/operation.ts'
import type { Transaction } from '../platform/database/database.ts'
import { announcements } from '../platform/database/schema.ts'
import { refuseStale } from '../record/refuseStale.ts'
import {
  announcementColumns,
  isAnnouncement,
  noSuchAnnouncement,
  recorded,
  toAnnouncement,
} from './announcement.ts'

type Values = Partial<typeof announcements.$inferInsert>

/**
 * Locks an announcement until the transaction ends.
 * @throws AppError notFound
 */
export const lockAnnouncement = async (tx: Transaction, id: string) => {
  const [row] = await tx
    .select(announcementColumns)
    .from(announcements)
    .where(isAnnouncement(id))
    .for('update')
  if (!row) throw noSuchAnnouncement()
  return row
}

/** Changes a locked announcement, and removes an image that it no longer has. */
export const setAnnouncement = async (
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  id: string,
  values: Values,
) => {
  const isThis = eq(announcements.id, id)
  const [old] = await tx.select(announcementColumns).from(announcements).where(isThis)
  const [row] = await tx
    .update(announcements)
    .set(values)
    .where(isThis)
    .returning(announcementColumns)
  if (!old || !row) throw noSuchAnnouncement()
  await changeImage(tx, jobs, old.imageUrl, row.imageUrl, 'imageUrl')
  return row
}

/**
 * Changes an announcement under a lock, and records the difference.
 * @param etag the state that the person saw
 * @throws AppError conflict for an `etag` of an older state
 */
export const changeAnnouncement = (
  ctx: Context,
  id: string,
  action: RecordAction,
  etag: string | undefined,
  valuesOf: (before: Awaited<ReturnType<typeof lockAnnouncement>>) => Values,
) =>
  changeInSession(ctx, async (tx) => {
    const row = await lockAnnouncement(tx, id)
    const before = toAnnouncement(row, ctx)
    await refuseStale(tx, ctx, etag, before, 'announcement')
    const changed = await setAnnouncement(tx, ctx, row.id, valuesOf(row))
    const after = toAnnouncement(changed, ctx)
    await audit(tx, ctx, {
      action,
      subject: row.id,
      ...difference(recorded(before), recorded(after)),
    })
    return after
  })
