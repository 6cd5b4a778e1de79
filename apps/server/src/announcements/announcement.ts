import { and, eq, isNull } from 'drizzle-orm'
import { validate } from 'uuid'
import { requireUpload } from '../files/uploads.ts'
import { AppError, fieldErrors } from '../kernel/errors.ts'
import { etagOf } from '../kernel/etag.ts'
import type { Call, Context } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { announcements } from '../platform/database/schema.ts'

/** The columns of an announcement that the API returns. */
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
 * An announcement in the shape of the contract. For an uploaded image only the path is stored, so
 * that the server can move to another host.
 */
export const toAnnouncement = (row: Row, { config }: Pick<Context, 'config'>) => ({
  ...row,
  date: row.date.toISOString(),
  imageUrl: row.imageUrl?.startsWith('/') ? config.publicUrl + row.imageUrl : row.imageUrl,
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

/** The fields for the audit log, which has the id elsewhere. */
export const recorded = ({ id: _id, etag: _etag, ...rest }: ReturnType<typeof toAnnouncement>) =>
  rest

export const noSuchAnnouncement = () =>
  new AppError('notFound', { message: 'Announcement not found' })

/** Announcements outside the trash. */
export const isNotDeleted = isNull(announcements.deletedAt)

/** @throws AppError notFound for an id that is not a UUID */
export const isAnnouncement = (id: string) => {
  if (!validate(id)) throw noSuchAnnouncement()
  return and(eq(announcements.id, id), isNotDeleted)
}

/**
 * The image to store: the path of an upload, or an address on another host. Other addresses on this
 * origin are refused, because the viewer's browser would send the session with them.
 * @throws AppError unprocessable on `imageUrl`
 */
const readImageUrl = async (
  address: string,
  ctx: Context,
  current: string | null,
): Promise<string | null> => {
  const url = URL.parse(address)
  if (url?.origin !== ctx.config.publicUrl) return address
  if (url.pathname === current) return current
  return requireUpload(ctx, url.pathname, 'imageUrl')
}

/** @throws AppError notFound */
export const imageOf = async (db: Executor, id: string): Promise<string | null> => {
  const [row] = await db
    .select({ imageUrl: announcements.imageUrl })
    .from(announcements)
    .where(isAnnouncement(id))
  if (!row) throw noSuchAnnouncement()
  return row.imageUrl
}

/**
 * The values of a body. A missing address or date becomes null.
 * @param current the current image
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
  current: string | null = null,
) => {
  const blank = (['title', 'description'] as const)
    .filter((field) => ({ title, description })[field].trim() === '')
    .map((field) => ({
      field,
      message: field === 'title' ? 'Title is required' : 'Description is required',
    }))
  const problems = [
    ...blank,
    ...(imageUrl && !isImageUrl(imageUrl, ctx, current)
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
    imageUrl: imageUrl ? await readImageUrl(imageUrl, ctx, current) : null,
    publishedAt: publishedAt ? new Date(publishedAt) : null,
  }
}

/** Whether an address is on another host, or a file of this server. */
const isImageUrl = (
  address: string,
  { config, files }: Context,
  current: string | null,
): boolean => {
  const url = URL.parse(address)
  if (!url) return false
  if (url.origin !== config.publicUrl) return true
  return url.pathname === current || files.keyOf(url.pathname) !== undefined
}
