import type { IncomingMessage, Server } from 'node:http'
import { timeouts } from './timeouts.ts'

const tooLong = () =>
  Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length']) > 0

/** For each open request with a body: extends its time limit. */
const extensions = new WeakMap<object, () => void>()

/**
 * Ends a request whose body takes too long, as Node does after its `requestTimeout`: with 408 and a
 * closed connection. A few bytes now and then cannot hold a connection open.
 */
export const limitBodyTime = (server: Server): void => {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    const began = Date.now()
    const end = (): void => {
      if (request.complete || request.destroyed) return
      server.emit('clientError', tooLong(), request.socket)
    }
    let timer = setTimeout(end, timeouts.body).unref()
    extensions.set(request, () => {
      clearTimeout(timer)
      timer = setTimeout(end, timeouts.request - (Date.now() - began)).unref()
    })
    request.once('close', () => clearTimeout(timer))
  })
}

/** Extends the limit to `timeouts.request`, for a request with a valid upload link. */
export const allowSlowBody = (request: object): void => extensions.get(request)?.()
