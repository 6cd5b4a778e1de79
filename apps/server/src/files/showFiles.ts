import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { type FileStore, filesPath } from '../platform/files/fileStore.ts'
import { typeOf } from './images.ts'

/** The last part of a path, as this server creates it. */
export const fileName = {
  type: 'object',
  properties: { name: { type: 'string', pattern: '^[0-9a-f-]{36}\\.[a-z]+$' } },
}

/**
 * Shows the images of plans and announcements to everybody, from any store. They stream through here, so that the
 * server sets their headers and a bucket stays private (docs/decisions/007).
 */
export const mountShownFiles = (app: FastifyInstance, store: FileStore): void => {
  app.get<{ Params: { name: string } }>(`${filesPath}tiers/:name`, {
    schema: { params: fileName },
    handler: async (request, reply) => {
      const key = `tiers/${request.params.name}`
      const file = await store.read(key)
      if (!file) throw new AppError('notFound')
      return reply
        .type(typeOf(key))
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(file)
    },
  })
}
