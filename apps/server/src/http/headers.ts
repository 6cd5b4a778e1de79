import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Pages whose address holds a token: it must not travel on in a Referer. */
const tokenPages = new Set(['/reset-password', '/verify', '/accept-invite'])

const isApi = (url: string): boolean => url === '/api' || url.startsWith('/api/')

/**
 * Security headers of every answer (ASVS 3.4, 14.3.2). The panel talks to its own origin, and to
 * the one that takes uploads where that is another.
 */
export const setHeaders = async (
  app: FastifyInstance,
  publicUrl: string,
  uploadOrigin: string | undefined,
): Promise<void> => {
  const https = publicUrl.startsWith('https:')
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'https:'],
        'connect-src': ["'self'", ...(uploadOrigin ? [uploadOrigin] : [])],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? ''
    reply.header('referrer-policy', tokenPages.has(pathname) ? 'no-referrer' : 'strict-origin')
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    reply.header('x-request-id', request.id)
    if (isApi(pathname)) reply.header('cache-control', 'no-store')
  })
}
