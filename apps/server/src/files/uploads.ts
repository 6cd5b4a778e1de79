import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { fieldErrors } from '../errors.ts'
import type { JobQueue } from '../jobs.ts'
import type { Call, Context } from '../operation.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { announcements, membershipPlans, uploads } from '../platform/database/schema.ts'
import { filesPath, keyIn } from '../platform/files/fileStore.ts'
import { acceptedTypes, extensionOf, imageProblem } from './images.ts'
import { removeLater } from './removeFiles.ts'
import { stripMetadata } from './stripMetadata.ts'

const maxBytes = 5 * 1024 * 1024
const lifetime = 10 * 60_000

/**
 * Grants one upload and returns the link for it. The name does not matter: phones call a photo
 * '1000008715'. The content is checked when a record stores the image.
 * @throws AppError unprocessable for a type that is not accepted
 */
export const grantUpload = async (
  tx: Transaction,
  ctx: Context,
  { fileName, fileType }: Call<'createUploadUrl'>['body'],
): Promise<string> => {
  const type = fileType.trim().toLowerCase()
  const extension = extensionOf(type)
  if (!extension) {
    throw fieldErrors({
      field: 'fileType',
      message: `File type not supported. Accepted types: ${acceptedTypes}`,
    })
  }
  const grant = {
    key: `tiers/${randomUUID()}.${extension}`,
    type,
    maxBytes,
    until: new Date(ctx.now().getTime() + lifetime),
  }
  await tx.insert(uploads).values({
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

/** Whether `grantUpload` could have created a key. */
export const isImageKey = (key: string): boolean => /^tiers\/[0-9a-f-]{36}\.[a-z]+$/.test(key)

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

/** The field of a plan or of an announcement that has the image. */
type ImageField = 'image' | 'imageUrl'

const uploadAgain = (field: ImageField) =>
  fieldErrors({ field, message: 'Please upload the image again' })

/**
 * Checks that this server granted a path and that its image has arrived. Returns the path that a
 * record stores, so that no foreign path is ever stored. It asks the store, so call it before the
 * transaction of the record; inside, `changeImage` makes certain that the image still exists.
 * @throws AppError unprocessable on the field
 */
export const requireUpload = async (
  { db, files, now }: Pick<Context, 'db' | 'files' | 'now'>,
  pathname: string,
  field: ImageField,
): Promise<string> => {
  const grant = await findGrant(db, files.keyOf(pathname) ?? '')
  if (!grant) throw uploadAgain(field)
  if (!grant.uploadedAt) {
    const isKept = await files.keep(grant, (bytes) => {
      const problem = imageProblem(grant.type, bytes)
      if (problem) throw fieldErrors({ field, message: problem })
      return stripMetadata(grant.type, bytes)
    })
    if (!isKept) throw uploadAgain(field)
    await db.update(uploads).set({ uploadedAt: now() }).where(eq(uploads.key, grant.key))
  }
  return filesPath + grant.key
}

/**
 * Locks the grants of these keys until the transaction ends: nobody else can use their files or
 * give them up.
 */
const lockGrants = (tx: Transaction, keys: readonly string[]) =>
  tx
    .select({ key: uploads.key })
    .from(uploads)
    .where(inArray(uploads.key, [...keys]))
    // Always in the same order, so that two calls never wait for each other.
    .orderBy(uploads.key)
    .for('update')

/** The keys among these that neither a plan nor an announcement shows as its image. */
export const unshownImages = async (db: Executor, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return []
  const paths = keys.map((key) => filesPath + key)
  const found = await union(
    db
      .select({ image: membershipPlans.image })
      .from(membershipPlans)
      .where(inArray(membershipPlans.image, paths)),
    db
      .select({ image: announcements.imageUrl })
      .from(announcements)
      .where(inArray(announcements.imageUrl, paths)),
  )
  const shown = new Set(found.map(({ image }) => image))
  return keys.filter((key) => !shown.has(filesPath + key))
}

/**
 * Gives up images that nothing shows: without its grant, an image cannot be put into a record
 * again.
 * @returns the keys among these whose files must be removed
 */
export const giveUpImages = async (tx: Transaction, keys: readonly string[]): Promise<string[]> => {
  await lockGrants(tx, keys)
  const unshown = await unshownImages(tx, keys)
  await tx.delete(uploads).where(inArray(uploads.key, unshown))
  return unshown
}

/**
 * Updates the images after a change of a record, in the same transaction. The new image must still
 * exist, and the old one goes when nothing else shows it. Addresses of other hosts are left alone.
 * @throws AppError unprocessable on the field when the new one was given up in the meantime
 */
export const changeImage = async (
  tx: Transaction,
  jobs: JobQueue,
  before: string | null,
  after: string | null,
  field: ImageField = 'image',
): Promise<void> => {
  if (before === after) return
  const [old, next] = [before, after].map((path) => path && keyIn(path))
  const granted = await lockGrants(
    tx,
    [old, next].filter((key) => typeof key === 'string'),
  )
  if (next && !granted.some(({ key }) => key === next)) throw uploadAgain(field)
  if (old) await removeLater(tx, jobs, await giveUpImages(tx, [old]))
}

const graceOfUnused = 24 * 60 * 60_000

/**
 * Deletes grants that are a day old and were never saved with a record, and removes their
 * uploads.
 */
export const sweepUploads = (db: Database, jobs: JobQueue, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const over = new Date(now.getTime() - graceOfUnused)
    const unused = await tx
      .delete(uploads)
      .where(and(isNull(uploads.uploadedAt), lt(uploads.expiresAt, over)))
      .returning({ key: uploads.key })
    await removeLater(
      tx,
      jobs,
      unused.map(({ key }) => key),
    )
  })
