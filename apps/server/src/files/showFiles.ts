import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import type { Executor } from '../platform/database/database.ts'
import { announcements, membershipPlans } from '../platform/database/schema.ts'
import { type FileStore, filesPath } from '../platform/files/fileStore.ts'
import { typeOf } from './images.ts'

/** The last part of a path, as this server creates it. */
export const fileName = {
  type: 'object',
  properties: { name: { type: 'string', pattern: '^[0-9a-f-]{36}\\.[a-z]+$' } },
}

/** Whether a plan or an announcement outside of the trash shows this image. */
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
 * Shows the images of plans and announcements to everybody, from any store. They stream through here, so that the
 * server sets their headers and a bucket stays private (docs/decisions/007). An image in the trash
 * is out of reach at once, so no shared cache may keep it.
 */
export const mountShownFiles = (app: FastifyInstance, store: FileStore, db: Executor): void => {
  app.get<{ Params: { name: string } }>(`${filesPath}tiers/:name`, {
    schema: { params: fileName },
    handler: async (request, reply) => {
      const key = `tiers/${request.params.name}`
      const file = (await isShown(db, key)) ? await store.read(key) : undefined
      if (!file) throw new AppError('notFound')
      return reply
        .type(typeOf(key))
        .header('cache-control', 'private, max-age=3600')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(file)
    },
  })
}
