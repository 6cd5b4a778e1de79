import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { fieldErrors } from '../errors.ts'
import type { Call, Context } from '../operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { uploads } from '../platform/database/schema.ts'
import type { FileStore } from '../platform/files/fileStore.ts'

/** Tier pictures: the extensions of each type that is taken. No SVG, which can carry scripts. */
const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
}

/** The type of a stored file, by the extension that this server gave it. */
export const typeOf = (key: string): string => {
  const extension = key.split('.').at(-1)
  return (
    Object.entries(extensions).find(([, [own]]) => own === extension)?.[0] ??
    'application/octet-stream'
  )
}

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
  const fitting = Object.hasOwn(extensions, type) ? extensions[type] : undefined
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

/**
 * Holds that a path was granted by this server and that its file has arrived: nothing foreign is
 * ever stored with a record.
 * @throws AppError unprocessable on `image`
 */
export const requireUpload = async (
  { db, files, now }: Pick<Context, 'db' | 'files' | 'now'>,
  pathname: string,
): Promise<void> => {
  const grant = await findGrant(db, files.keyOf(pathname) ?? '')
  if (grant?.uploadedAt) return
  if (!grant || !(await files.hasArrived(grant))) {
    throw fieldErrors({ field: 'image', message: 'Please upload the picture again' })
  }
  await db.update(uploads).set({ uploadedAt: now() }).where(eq(uploads.key, grant.key))
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
