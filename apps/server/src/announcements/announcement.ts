import { eq } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError, fieldErrors } from '../errors.ts'
import { etagOf } from '../etag.ts'
import type { Call, Context } from '../operation.ts'
import { announcements } from '../platform/database/schema.ts'

/** The columns of an announcement that leave the server. */
export const announcementColumns = {
  id: announcements.id,
  title: announcements.title,
  description: announcements.description,
  date: announcements.date,
  isActive: announcements.isActive,
  isPinned: announcements.isPinned,
  imageUrl: announcements.imageUrl,
  publishedAt: announcements.publishedAt,
  etag: etagOf(announcements.updatedAt),
}

type Columns = typeof announcements.$inferSelect
type Row = Pick<Columns, Exclude<keyof typeof announcementColumns, 'etag'>> & { etag: string }

/** An announcement as the contract has it. */
export const toAnnouncement = (row: Row) => ({
  ...row,
  date: row.date.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

/** The fields that the audit log keeps, besides the id. */
export const recorded = ({ id: _id, etag: _etag, ...rest }: ReturnType<typeof toAnnouncement>) =>
  rest

export const noSuchAnnouncement = () =>
  new AppError('notFound', { message: 'Announcement not found' })

/**
 * The condition that names one announcement.
 * @throws AppError notFound
 */
export const isAnnouncement = (id: string) => {
  if (!validate(id)) throw noSuchAnnouncement()
  return eq(announcements.id, id)
}

/**
 * A browser would send the viewer's session along when it fetches an image from this very origin.
 */
const isOwn = (address: string, publicUrl: string): boolean =>
  URL.parse(address)?.origin === publicUrl

/**
 * The values of a body; an address or a date that was not sent becomes null.
 * @throws AppError unprocessable with the field, for rules that the contract cannot express
 */
export const readAnnouncement = (
  {
    title,
    description,
    date,
    isActive,
    isPinned,
    imageUrl,
    publishedAt,
  }: Call<'createAnnouncement'>['body'],
  { config }: Pick<Context, 'config'>,
) => {
  const blank = (['title', 'description'] as const)
    .filter((field) => ({ title, description })[field].trim() === '')
    .map((field) => ({
      field,
      message: field === 'title' ? 'Title is required' : 'Description is required',
    }))
  const problems = [
    ...blank,
    ...(imageUrl && (URL.parse(imageUrl) === null || isOwn(imageUrl, config.publicUrl))
      ? [{ field: 'imageUrl', message: 'Please enter a valid URL' }]
      : []),
  ]
  if (problems.length > 0) throw fieldErrors(...problems)
  return {
    title,
    description,
    date: new Date(date),
    isActive,
    isPinned,
    imageUrl: imageUrl || null,
    publishedAt: publishedAt ? new Date(publishedAt) : null,
  }
}
