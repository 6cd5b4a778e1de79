import type { IncomingMessage, OutgoingHttpHeaders, Server } from 'node:http'
import { constants, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { refusalOf } from './clientError.ts'
import { timeouts } from './timeouts.ts'
import { isHttp2 } from './tlsServer.ts'

type AnyRequest = IncomingMessage | Http2ServerRequest

const tooLong = () =>
  Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

const hasBody = (request: AnyRequest): boolean =>
  isHttp2(request)
    ? !request.stream.endAfterHeaders
    : 'transfer-encoding' in request.headers || Number(request.headers['content-length']) > 0

/** Ends one request of a connection, with an answer if there is none yet. */
const endHttp2 = (
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  fixed: OutgoingHttpHeaders,
): void => {
  const error = tooLong()
  const close = () => request.stream.close(constants.NGHTTP2_NO_ERROR)
  if (response.headersSent) close()
  else {
    const { status, headers, body } = refusalOf(error, fixed)
    response.writeHead(status, headers)
    // Clients that get both at once would not read the answer.
    response.end(body, () => setImmediate(close))
  }
  // Whoever reads the body has a listener of their own; nobody may be reading it.
  request.on('error', () => undefined)
  request.destroy(error)
}

const limited = new WeakMap<object, () => void>()

/**
 * Ends a request if its body takes too long, as Node does after its `requestTimeout`: it answers
 * 408 and closes the connection, or the stream of HTTP/2. Nobody can hold either with a few bytes
 * now and then.
 * @param fixed headers of every answer
 */
export const limitBodyTime = (server: Server, fixed: OutgoingHttpHeaders): void => {
  server.on('request', (request: AnyRequest, response: object) => {
    if (!hasBody(request)) return
    const began = Date.now()
    const end = (): void => {
      if (request.complete || request.destroyed) return
      if (isHttp2(request)) endHttp2(request, response as Http2ServerResponse, fixed)
      else server.emit('clientError', tooLong(), request.socket)
    }
    let timer = setTimeout(end, timeouts.body).unref()
    limited.set(request, () => {
      clearTimeout(timer)
      timer = setTimeout(end, timeouts.request - (Date.now() - began)).unref()
    })
    request.once('close', () => clearTimeout(timer))
  })
}

/** Gives a request all the time of `timeouts.request`, once it has a valid upload link. */
export const allowSlowBody = (request: object): void => limited.get(request)?.()
