import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per request, with the route pattern. Addresses are not logged, because they contain
 * tokens and searches; nor are bodies, headers and cookies (ASVS 16.2.5).
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
