import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Mounts the well-known addresses (RFC 8615): the page where password managers change a password
 * (w3c.github.io/webappsec-change-password-url), and the deployment's files that let its mobile app
 * open links: `assetlinks.json` and `apple-app-site-association`.
 */
export const mountWellKnown = async (
  app: FastifyInstance,
  folder: string | undefined,
): Promise<void> => {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/forgot-password'))
  if (!folder) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/.well-known/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', 'no-cache')
      // Apple's file has no extension but must be JSON.
      if (!/\.\w+$/.test(file)) reply.header('content-type', 'application/json')
    },
  })
}
