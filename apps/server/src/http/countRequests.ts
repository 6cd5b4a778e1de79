import type { FastifyInstance } from 'fastify'
import type { Observer } from '../kernel/observer.ts'

/**
 * Counts each request by its operation. All requests outside of the contract are `other`: an address
 * could contain an id, and each id would be a time series of its own.
 */
export const countRequests = (app: FastifyInstance, observer: Observer): void => {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.operationId ?? 'other'
    observer.countRequest(call, reply.statusCode, reply.elapsedTime / 1000)
  })
}
