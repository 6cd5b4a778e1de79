import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

/** Pages with a token in their address, which must not be sent as a Referer. */
const tokenPage = /^\/(reset-password|verify|accept-invite|join-team)\/?$/

const isApi = (pathname: string): boolean => pathname === '/api' || pathname.startsWith('/api/')

/**
 * The security headers of every answer (ASVS 3.4). The panel only connects to its own origin and to
 * the origin for uploads.
 */
export const securityHeaders = (
  publicUrl: string,
  uploadOrigin: string | undefined,
): OutgoingHttpHeaders => {
  const https = publicUrl.startsWith('https:')
  const addSecurityHeaders = helmet({
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
        // The panel and its libraries never turn a string into HTML or a script. Forbid it, and also
        // policies that would allow it.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default'],
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  // The headers do not depend on the request, so compute them once, on a fake response.
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  addSecurityHeaders(request, response, () => undefined)
  return {
    ...response.getHeaders(),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/** Adds the fixed headers and those that depend on the request (ASVS 14.3.2). */
export const addHeaders = (
  fixed: OutgoingHttpHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const pathname = request.url.split('?')[0] ?? ''
  reply.headers(fixed)
  reply.header('referrer-policy', tokenPage.test(pathname) ? 'no-referrer' : 'strict-origin')
  reply.header('x-request-id', request.id)
  // An address can be spelled differently (`/%61pi`), so check the route too.
  const isCall = isApi(pathname) || isApi(request.routeOptions.url ?? '')
  if (isCall) reply.header('cache-control', 'no-store')
}
