import type { FastifyInstance } from 'fastify'
import { admitTo } from '../http/callers.ts'
import type { Services } from '../http/contract.ts'
import { documentHeaders } from '../http/fileAnswer.ts'
import { AppError } from '../kernel/errors.ts'
import { demandPermission } from '../kernel/permissions.ts'
import { attachment } from './attachment.ts'
import { findDocuments } from './find.ts'
import { openForPerson } from './openForPerson.ts'
import { type DocumentKind, type DocumentLinks, documentKinds } from './stored/links.ts'

interface Route {
  Params: { kind: DocumentKind; file: string }
  Querystring: { until: number; signature: string }
}

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

const schema = {
  params: {
    type: 'object',
    properties: {
      kind: { enum: documentKinds },
      // The id of the member, and an extension that tells clients the type.
      file: { type: 'string', pattern: `^${uuid}(\\.[a-z0-9]{1,8})?$` },
    },
  },
  querystring: {
    type: 'object',
    required: ['until', 'signature'],
    properties: { until: { type: 'integer' }, signature: { type: 'string', maxLength: 64 } },
  },
}

const invalidLink = () =>
  new AppError('notFound', { message: 'This link is no longer valid. Please reload the page.' })

/**
 * Serves documents to administrators who may see them, only by a signed link, and records each download. The bytes of
 * every store pass through the server, so that a link without a session opens nothing
 * (docs/decisions/007). The contract does not name this address, because the link of another server
 * may point anywhere.
 */
export const mountDocuments = (app: FastifyInstance, links: DocumentLinks, use: Services): void => {
  app.get<Route>('/api/documents/:kind/:file', {
    schema,
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      await admitTo(['admin'], request, reply, use)
      demandPermission(request.session, 'documents.view')
      if (request.session) await use.limiter.takeRead(request.session.id)
    },
    handler: async (request, reply) => {
      const { session: actor } = request
      const { kind } = request.params
      const [userId = ''] = request.params.file.split('.')
      if (!links.accepts({ kind, userId, ...request.query }, use.now())) throw invalidLink()
      const found = await findDocuments(use.reads, userId)
      const key = found?.[kind].key
      if (!actor || !key) throw invalidLink()
      const { enter, take: limit, takeIfLeft } = use.limiter
      const { id, ip } = request
      const { files, now, reads: db, vault } = use
      const file = await openForPerson(
        { actor, db, enter, files, limit, now, request: { id, ip }, takeIfLeft, vault },
        { action: 'document.download', subject: userId, kind, key },
      )
      if (!file) throw invalidLink()
      return reply
        .headers(documentHeaders)
        .header('content-disposition', attachment(found.name, file.extension))
        .type(file.type)
        .send(file.body)
    },
  })
}
