import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

/** Pages whose address holds a token: it must not travel on in a Referer. */
const tokenPage = /^\/(reset-password|verify|accept-invite)\/?$/

const isApi = (pathname: string): boolean => pathname === '/api' || pathname.startsWith('/api/')

/**
 * Security headers of every answer, whatever was asked for (ASVS 3.4). The panel talks to its own
 * origin, and to the one that takes uploads where that is another.
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
        // Neither the panel nor a library makes HTML or a script out of a string: nothing may,
        // and no policy may be made that says otherwise.
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
  // They depend on nothing that is asked for, so one answer that nobody gets has them all.
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  addSecurityHeaders(request, response, () => undefined)
  return {
    ...response.getHeaders(),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/** Adds them, and those that depend on what was asked for (ASVS 14.3.2). */
export const addHeaders = (
  fixed: OutgoingHttpHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const pathname = request.url.split('?')[0] ?? ''
  reply.headers(fixed)
  reply.header('referrer-policy', tokenPage.test(pathname) ? 'no-referrer' : 'strict-origin')
  reply.header('x-request-id', request.id)
  if (isApi(pathname)) reply.header('cache-control', 'no-store')
}
