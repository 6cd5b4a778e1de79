import { and, eq, isNotNull } from 'drizzle-orm'
import { fieldErrors } from '../errors.ts'
import type { Executor } from '../platform/database/database.ts'
import { uploads } from '../platform/database/schema.ts'

/**
 * Holds that a path was granted by this server and that its file has arrived: nothing foreign is
 * ever stored with a record.
 * @throws AppError unprocessable on `image`
 */
export const requireUpload = async (db: Executor, path: string): Promise<void> => {
  const [found] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.key, path.replace(/^\//, '')), isNotNull(uploads.uploadedAt)))
  if (!found) throw fieldErrors({ field: 'image', message: 'Please upload the picture again' })
}
