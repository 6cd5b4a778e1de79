import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { AppError, fieldErrors } from '../errors.ts'
import { etagOf } from '../etag.ts'
import { requireUpload } from '../files/uploads.ts'
import type { Call, Context } from '../operation.ts'
import type { Executor } from '../platform/database/database.ts'
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

/**
 * An announcement as the contract has it. Of an uploaded image the path is stored, so that the
 * server may move to another host.
 */
export const toAnnouncement = (row: Row, { config }: Pick<Context, 'config'>) => ({
  ...row,
  date: row.date.toISOString(),
  imageUrl: row.imageUrl?.startsWith('/') ? config.publicUrl + row.imageUrl : row.imageUrl,
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

/** The fields that the audit log keeps, besides the id. */
export const recorded = ({ id: _id, etag: _etag, ...rest }: ReturnType<typeof toAnnouncement>) =>
  rest

export const noSuchAnnouncement = () =>
  new AppError('notFound', { message: 'Announcement not found' })

/** Announcements that calls know of. The others wait to be brought back, or for their end. */
export const isNotDeleted = isNull(announcements.deletedAt)

/**
 * The condition that names one announcement.
 * @throws AppError notFound
 */
export const isAnnouncement = (id: string) => {
  if (!validate(id)) throw noSuchAnnouncement()
  return and(eq(announcements.id, id), isNotDeleted)
}

/**
 * The image to store: the path of an upload, or an address on another host. A browser would send
 * the viewer's session along when it fetches anything else from this very origin.
 * @throws AppError unprocessable on `imageUrl`
 */
const readImageUrl = async (
  address: string,
  ctx: Context,
  kept: string | null,
): Promise<string | null> => {
  const url = URL.parse(address)
  if (url?.origin !== ctx.config.publicUrl) return address
  if (url.pathname === kept) return kept
  return requireUpload(ctx, url.pathname, 'imageUrl')
}

/**
 * The stored image of an announcement that is about to be changed; null for none.
 * @throws AppError notFound
 */
export const imageOf = async (db: Executor, id: string): Promise<string | null> => {
  const [row] = await db
    .select({ imageUrl: announcements.imageUrl })
    .from(announcements)
    .where(isAnnouncement(id))
  if (!row) throw noSuchAnnouncement()
  return row.imageUrl
}

/**
 * The values of a body; an address or a date that was not sent becomes null.
 * @param kept the image it already has
 * @throws AppError unprocessable with the field, for rules that the contract cannot express
 */
export const readAnnouncement = async (
  {
    title,
    description,
    date,
    isActive,
    isPinned,
    imageUrl,
    publishedAt,
  }: Call<'createAnnouncement'>['body'],
  ctx: Context,
  kept: string | null = null,
) => {
  const blank = (['title', 'description'] as const)
    .filter((field) => ({ title, description })[field].trim() === '')
    .map((field) => ({
      field,
      message: field === 'title' ? 'Title is required' : 'Description is required',
    }))
  const problems = [
    ...blank,
    ...(imageUrl && !isImageUrl(imageUrl, ctx, kept)
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
    imageUrl: imageUrl ? await readImageUrl(imageUrl, ctx, kept) : null,
    publishedAt: publishedAt ? new Date(publishedAt) : null,
  }
}

/** Whether an address is on another host, or one of a file of this server. */
const isImageUrl = (address: string, { config, files }: Context, kept: string | null): boolean => {
  const url = URL.parse(address)
  if (!url) return false
  if (url.origin !== config.publicUrl) return true
  return url.pathname === kept || files.keyOf(url.pathname) !== undefined
}
