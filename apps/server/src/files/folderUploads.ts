import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { allowSlowBody } from '../http/bodyTime.ts'
import type { Services } from '../http/contract.ts'
import { AppError } from '../kernel/errors.ts'
import { filesPath } from '../platform/files/fileStore.ts'
import { type FolderStore, UploadRefusal } from '../platform/files/folderStore.ts'
import { fileName } from './showFiles.ts'
import { findGrant } from './uploads.ts'

interface Route {
  Params: { name: string }
  Querystring: { signature: string }
}

const schema = {
  params: fileName,
  querystring: {
    type: 'object',
    required: ['signature'],
    properties: { signature: { type: 'string', maxLength: 64 } },
  },
}

const invalidLink = () =>
  new AppError('forbidden', { message: "This link isn't valid. Please upload the file again." })

const toAppError = (error: unknown): unknown => {
  if (!(error instanceof UploadRefusal)) return error
  return error.reason === 'tooLarge'
    ? new AppError('payloadTooLarge')
    : new AppError('conflict', { message: 'This link was used already' })
}

/**
 * Accepts an upload to the folder by its signed link, once and without cookies. The contract does
 * not name this address, because the link of another server may point anywhere.
 */
export const mountFolderUploads = (
  app: FastifyInstance,
  store: FolderStore,
  use: Pick<Services, 'db' | 'now'>,
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Streams the file into the folder, not into memory.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
    scope.put<Route>(`${filesPath}images/:name`, {
      schema,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      handler: async (request) => {
        const grant = await findGrant(use.db, `images/${request.params.name}`)
        if (!grant || !store.isSigned(grant, request.query.signature)) throw invalidLink()
        if (use.now() >= grant.until) throw invalidLink()
        if (request.headers['content-type']?.toLowerCase() !== grant.type) throw invalidLink()
        if (Number(request.headers['content-length']) > grant.maxBytes) {
          throw new AppError('payloadTooLarge')
        }
        allowSlowBody(request.raw)
        await store.write(grant, request.body as Readable).catch((error: unknown) => {
          throw toAppError(error)
        })
        return { message: 'Uploaded' }
      },
    })
  })
}
