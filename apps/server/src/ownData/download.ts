import type { FastifyInstance } from 'fastify'
import { attachment } from '../documents/attachment.ts'
import type { Services } from '../http/contract.ts'
import { documentHeaders } from '../http/fileAnswer.ts'
import { audit } from '../kernel/audit.ts'
import { AppError } from '../kernel/errors.ts'
import { addressBlock } from '../limits/limiter.ts'
import { archiveKey, countDownload, findArchive } from './archive/archives.ts'
import { filePattern } from './link.ts'

const schema = {
  params: {
    type: 'object',
    properties: { token: { type: 'string', pattern: '^[\\w-]{43}$' } },
  },
}

const invalidLink = () => new AppError('notFound', { message: 'This link is no longer valid' })

/**
 * Serves a copy of a member's data to whoever has the token of its email. Without a session, because
 * most members have none here. It streams, and is counted and recorded before its first byte. The
 * contract does not name this address: the link of another server may point anywhere.
 */
export const mountOwnData = (app: FastifyInstance, use: Services): void => {
  if (!use.config.features.includes('redress')) return
  const { db, files, limiter, now, vault } = use
  app.get<{ Params: { token: string } }>(filePattern, {
    schema,
    exposeHeadRoute: false,
    compress: false,
    handler: async (request, reply) => {
      const { token } = request.params
      const address = addressBlock(request.ip)
      await limiter.take('ownDataAddress', address)
      const archive = await findArchive(db, token, now())
      if (!archive) throw invalidLink()
      await limiter.giveBack('ownDataAddress', address)
      const file = await files.read(archiveKey(archive.id))
      if (!file) throw invalidLink()
      try {
        await db.transaction(async (tx) => {
          if (!(await countDownload(tx, token, now()))) throw invalidLink()
          const { id, ip } = request
          const ctx = { actor: undefined, now, request: { id, ip }, vault }
          await audit(tx, ctx, { action: 'own-data.download', subject: archive.userId })
        })
      } catch (error) {
        file.body.destroy()
        throw error
      }
      if (file.size !== undefined) reply.header('content-length', file.size)
      return reply
        .headers(documentHeaders)
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(`${use.config.productName} data`, 'zip'))
        .type('application/zip')
        .send(file.body)
    },
  })
}
