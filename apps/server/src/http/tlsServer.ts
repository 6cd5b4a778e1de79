import type { RequestListener, Server } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { timeouts } from './timeouts.ts'
import type { TlsIdentity } from './tls.ts'

/** Requests that one connection may have open (RFC 9113, 5.1.2 advises 100 or more). */
const maxConcurrentStreams = 100

/** Whether a request came over HTTP/2. Fastify's types only know requests of HTTP/1.1. */
export const isHttp2 = (request: object): request is Http2ServerRequest => 'stream' in request

/** Makes requests of HTTP/2 behave like those of HTTP/1.1 where Fastify does not. */
export const alignHttp2 = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    // It is lost with the stream, but the log, the limits and the queue need it to the end.
    if (isHttp2(request.raw)) Object.defineProperty(request, 'ip', { value: request.ip })
  })
  app.addHook('onSend', async (request, reply) => {
    // Fastify closes the connection after a body that is too large (RFC 9113, 8.2.2 forbids it).
    if (isHttp2(request.raw)) reply.removeHeader('connection')
  })
}

/**
 * A server for HTTP/2 and, where a client does not speak it, HTTP/1.1, both over TLS. It has the
 * time limits of the server without TLS.
 */
export const createTlsServer = (
  handler: RequestListener,
  identity: TlsIdentity,
  limits: Readonly<Record<keyof typeof timeouts, number>> = timeouts,
): Server => {
  const secure = createSecureServer({
    ...identity,
    allowHTTP1: true,
    minVersion: 'TLSv1.2',
    // TLS 1.3, and TLS 1.2 with forward secrecy and AEAD (ASVS 12.1.2).
    ciphers:
      'TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:ECDHE+AESGCM:ECDHE+CHACHA20',
    handshakeTimeout: limits.headers,
    settings: { maxConcurrentStreams },
  })
  const sessions = new Set<ServerHttp2Session>()
  secure.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })

  // Its requests and answers are what Node calls compatible, and for HTTP/1.1 it has the settings
  // of `http.Server`. Two methods are missing: one closes no HTTP/2, the other does not exist.
  const server = secure as unknown as Server
  const closeIdleHttp1 = server.closeIdleConnections.bind(server)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', handler)
  return Object.assign(server, {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    timeout: limits.keepAlive,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
    closeIdleConnections: () => {
      closeIdleHttp1()
      // Open requests are answered first, and later ones may be sent again (RFC 9113, 6.8).
      for (const session of sessions) session.close()
    },
    closeAllConnections: () => {
      for (const socket of sockets) socket.destroy()
    },
  })
}
