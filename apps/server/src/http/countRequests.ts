import type { FastifyInstance } from 'fastify'
import type { Observer } from '../kernel/observer.ts'

/**
 * Counts each request by its operation. All requests outside the contract are counted as
 * `other`: their addresses may contain ids, and each id would create another time series.
 */
export const countRequests = (app: FastifyInstance, observer: Observer): void => {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.operationId ?? 'other'
    observer.countRequest(call, reply.statusCode, reply.elapsedTime / 1000)
  })
}
