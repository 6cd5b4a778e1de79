import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../kernel/errors.ts'
import type { Executor } from '../platform/database/database.ts'
import { announcements, membershipPlans } from '../platform/database/schema.ts'
import { type FileStore, filesPath } from '../platform/files/fileStore.ts'
import { typeOf } from './images.ts'

/** The parameter with the file name, in the form that this server creates. */
export const fileName = {
  type: 'object',
  properties: { name: { type: 'string', pattern: '^[0-9a-f-]{36}\\.[a-z]+$' } },
}

/** Whether a plan or an announcement shows this image, and is not in the trash. */
const isShown = async (db: Executor, key: string): Promise<boolean> => {
  const path = filesPath + key
  const { rows } = await db.execute<{ shown: boolean }>(sql`
    select exists (
      select from ${membershipPlans}
      where ${membershipPlans.image} = ${path} and ${membershipPlans.deletedAt} is null
    ) or exists (
      select from ${announcements}
      where ${announcements.imageUrl} = ${path} and ${announcements.deletedAt} is null
    ) as shown`)
  return rows[0]?.shown === true
}

/**
 * Serves the images of plans and announcements to anyone, from any store. They stream through the
 * server, so that it sets their headers and a bucket stays private (docs/decisions/007). No shared
 * cache may store them, because an image in the trash must be inaccessible at once.
 */
export const mountShownFiles = (app: FastifyInstance, store: FileStore, db: Executor): void => {
  app.get<{ Params: { name: string } }>(`${filesPath}images/:name`, {
    schema: { params: fileName },
    handler: async (request, reply) => {
      const key = `images/${request.params.name}`
      const file = (await isShown(db, key)) ? await store.read(key) : undefined
      if (!file) throw new AppError('notFound')
      return reply
        .type(typeOf(key))
        .header('cache-control', 'private, max-age=3600')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(file.body)
    },
  })
}
