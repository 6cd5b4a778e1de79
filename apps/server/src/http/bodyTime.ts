import type { IncomingMessage, Server } from 'node:http'

/** Milliseconds for the body of a call, 64 kB at most. */
const bodyTime = 30_000

/** Milliseconds for a whole request with an upload: 5 MB over a line of 50 kB a second. */
export const longestRequest = 120_000

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length']) > 0

const limited = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends a request if its body takes too long, as Node does after its `requestTimeout`: it answers
 * 408 and closes the connection. Nobody can hold a connection with a few bytes now and then.
 */
export const limitBodyTime = (server: Server): void => {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    const timer = setTimeout(() => {
      if (request.complete || request.destroyed) return
      const error = new Error('The body took too long')
      server.emit(
        'clientError',
        Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        request.socket,
      )
    }, bodyTime).unref()
    limited.set(request, timer)
    request.once('close', () => clearTimeout(timer))
  })
}

/** Gives a request all the time of `longestRequest`, once it has a valid upload link. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(limited.get(request))
