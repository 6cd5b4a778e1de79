import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { fieldErrors } from '../errors.ts'
import type { Call, Context } from '../operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { uploads } from '../platform/database/schema.ts'
import { type FileStore, filesPath } from '../platform/files/fileStore.ts'
import { beginsLike, extensionsOf } from './pictures.ts'

const maxBytes = 5 * 1024 * 1024
const lifetime = 10 * 60_000

const notSupported = (field: 'fileType' | 'fileName') =>
  fieldErrors({ field, message: 'File type not supported. Accepted types: image/*' })

/**
 * Grants one upload and returns the link for it.
 * @throws AppError unprocessable for a type or an extension that is not taken
 */
export const grantUpload = async (
  ctx: Context,
  { fileName, fileType }: Call<'createUploadUrl'>['body'],
): Promise<string> => {
  const type = fileType.trim().toLowerCase()
  const fitting = extensionsOf(type)
  if (!fitting) throw notSupported('fileType')
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? ''
  if (!fitting.includes(extension)) throw notSupported('fileName')
  const grant = {
    key: `tiers/${randomUUID()}.${fitting[0]}`,
    type,
    maxBytes,
    until: new Date(ctx.now().getTime() + lifetime),
  }
  await ctx.db.insert(uploads).values({
    key: grant.key,
    fileName,
    fileType: type,
    maxBytes,
    createdBy: ctx.actor.userId,
    createdAt: ctx.now(),
    expiresAt: grant.until,
  })
  return ctx.files.uploadUrl(grant)
}

/** The grant of a key; undefined when there is none. */
export const findGrant = async (db: Executor, key: string) => {
  const [row] = await db
    .select({
      key: uploads.key,
      type: uploads.fileType,
      maxBytes: uploads.maxBytes,
      until: uploads.expiresAt,
      uploadedAt: uploads.uploadedAt,
    })
    .from(uploads)
    .where(eq(uploads.key, key))
  return row
}

const uploadAgain = () =>
  fieldErrors({ field: 'image', message: 'Please upload the picture again' })

/**
 * Holds that a path was granted by this server and that its picture has arrived, and gives the path
 * under which a record keeps it: nothing foreign is ever stored with one.
 * @throws AppError unprocessable on `image`
 */
export const requireUpload = async (
  { db, files, now }: Pick<Context, 'db' | 'files' | 'now'>,
  pathname: string,
): Promise<string> => {
  const grant = await findGrant(db, files.keyOf(pathname) ?? '')
  if (!grant) throw uploadAgain()
  if (!grant.uploadedAt) {
    if (!(await files.keep(grant, beginsLike(grant.type)))) throw uploadAgain()
    await db.update(uploads).set({ uploadedAt: now() }).where(eq(uploads.key, grant.key))
  }
  return filesPath + grant.key
}

const graceOfUnused = 24 * 60 * 60_000

/** Removes the files that came and were never saved with a record, and forgets their grants. */
export const sweepUploads = async (db: Executor, store: FileStore, now: Date): Promise<void> => {
  const over = new Date(now.getTime() - graceOfUnused)
  const isUnused = and(isNull(uploads.uploadedAt), lt(uploads.expiresAt, over))
  const unused = await db.select({ key: uploads.key }).from(uploads).where(isUnused).limit(1000)
  for (const { key } of unused) {
    await store.remove(key)
    await db.delete(uploads).where(and(eq(uploads.key, key), isUnused))
  }
}
