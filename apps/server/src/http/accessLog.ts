import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per request, with the route pattern and never the address: addresses hold tokens
 * and searches. Bodies, headers and cookies are not logged at all (ASVS 16.2.5).
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        ...(request.session && {
          userId: request.session.userId,
          sessionId: request.session.id,
        }),
      },
      'request',
    )
  })
}
