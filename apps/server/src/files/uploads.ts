import { randomUUID } from 'node:crypto'
import { imageBytes } from '@hearth/api/limits.gen'
import { eq, inArray, lt } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { fieldErrors } from '../kernel/errors.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { Call, Context, Session } from '../kernel/operation.ts'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { announcements, membershipPlans, uploads } from '../platform/database/schema.ts'
import { filesPath, keyIn } from '../platform/files/fileStore.ts'
import { cleanImage, whenFree } from './cleanImage.ts'
import { acceptedTypes, extensionOf } from './images.ts'
import { removeLater } from './removeFiles.ts'

const lifetime = 10 * 60_000

/**
 * Grants one upload and returns its link. The file name may lack an extension: phones name a photo
 * '1000008715'. The content is checked when the image is saved with a record.
 * @throws AppError unprocessable for a type that is not accepted
 */
export const grantUpload = async (
  tx: Transaction,
  ctx: Context,
  { fileType }: Call<'createUploadUrl'>['body'],
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
    key: `images/${randomUUID()}.${extension}`,
    type,
    maxBytes: imageBytes,
    until: new Date(ctx.now().getTime() + lifetime),
  }
  await tx.insert(uploads).values({
    key: grant.key,
    fileType: type,
    maxBytes: imageBytes,
    createdAt: ctx.now(),
    expiresAt: grant.until,
  })
  return ctx.files.uploadUrl(grant)
}

/** Whether a key has the form that `grantUpload` creates. */
export const isImageKey = (key: string): boolean => /^images\/[0-9a-f-]{36}\.[a-z]+$/.test(key)

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

const missing = 'Please upload the image again'

type UploadContext = Pick<Context, 'db' | 'enter' | 'files' | 'now'> & {
  readonly actor: Pick<Session, 'userId'>
}

/**
 * Checks that this server granted a path and that its image was uploaded. Returns the path for the
 * record, so that a foreign path is never stored. It sends requests to the store, so call it before
 * the transaction; inside, `changeImage` checks that the image still exists.
 * @throws AppError unprocessable on the field
 */
export const requireUpload = async (
  { actor, db, enter, files, now }: UploadContext,
  pathname: string,
  field: ImageField,
): Promise<string> => {
  const grant = await findGrant(db, files.keyOf(pathname) ?? '')
  if (!grant) throw fieldErrors({ field, message: missing })
  if (!grant.uploadedAt) {
    const leave = enter('imageChecks', actor.userId)
    let message = missing
    const isStored = await whenFree(() =>
      files.verifyUpload(grant, async (bytes) => {
        const cleaned = await cleanImage(grant.type, bytes)
        if ('image' in cleaned) return cleaned.image
        message = cleaned.problem
        return undefined
      }),
    ).finally(leave)
    if (!isStored) throw fieldErrors({ field, message })
    await db.update(uploads).set({ uploadedAt: now() }).where(eq(uploads.key, grant.key))
  }
  return filesPath + grant.key
}

/** Locks the grants of these keys until the transaction ends, so that their files stay as they are. */
const lockGrants = (tx: Transaction, keys: readonly string[]) =>
  tx
    .select({ key: uploads.key })
    .from(uploads)
    .where(inArray(uploads.key, [...keys]))
    // In a fixed order, so that two calls cannot deadlock.
    .orderBy(uploads.key)
    .for('update')

/** The keys among these that no plan or announcement has as its image. */
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
 * Deletes the grants of unused images. Without its grant, an image cannot be saved with a record.
 * @returns the keys whose files must be removed
 */
export const releaseImages = async (
  tx: Transaction,
  keys: readonly string[],
): Promise<string[]> => {
  await lockGrants(tx, keys)
  const unshown = await unshownImages(tx, keys)
  await tx.delete(uploads).where(inArray(uploads.key, unshown))
  return unshown
}

/**
 * Updates the images after a change of a record, in the same transaction. Checks that the new image
 * still exists, and removes the old one if it is unused. Addresses of other hosts are ignored.
 * @throws AppError unprocessable on the field when the new image was removed in the meantime
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
  if (next && !granted.some(({ key }) => key === next))
    throw fieldErrors({ field, message: missing })
  if (old) await removeLater(tx, jobs, await releaseImages(tx, [old]))
}

const unusedLifetime = 24 * 60 * 60_000

/** Deletes grants whose images no record has a day after, and removes their uploads. */
export const sweepUploads = (db: Database, jobs: JobQueue, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const expired = new Date(now.getTime() - unusedLifetime)
    const old = await tx
      .select({ key: uploads.key })
      .from(uploads)
      .where(lt(uploads.expiresAt, expired))
    const unused = await releaseImages(
      tx,
      old.map(({ key }) => key),
    )
    await removeLater(tx, jobs, unused)
  })
