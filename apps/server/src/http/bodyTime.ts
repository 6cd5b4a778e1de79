import type { IncomingMessage, Server } from 'node:http'

/** Milliseconds for the body of a call, which has 64 kB at most. */
const bodyTime = 30_000

/** Milliseconds for a whole request with an upload: 5 MB by a line of 50 kB a second. */
export const longestRequest = 120_000

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length']) > 0

const limited = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends requests whose body takes too long, in the way Node ends those that last longer than its
 * `requestTimeout`: 408, and the connection is gone. Nobody holds one with a few bytes now and then.
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

/** Gives a request the whole of `longestRequest`: for whoever has shown a link that takes a file. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(limited.get(request))
