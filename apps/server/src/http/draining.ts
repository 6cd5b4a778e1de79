import { constants, type Http2ServerRequest } from 'node:http2'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Drain } from '../drain.ts'
import { AppError } from '../errors.ts'
import { isHttp2 } from './tlsServer.ts'

/** The highest number that a stream can have: a GOAWAY with it leaves no request out. */
const everyStream = 2 ** 31 - 1

/**
 * Asks for no more requests on a connection, and closes it after this answer. Requests that are on
 * their way until then are still answered. The last GOAWAY tells of any later one that it was not
 * looked at, so the caller may send it again on another connection (RFC 9113, 6.8).
 */
const endHttp2 = ({ stream }: Http2ServerRequest): void => {
  const { session } = stream
  if (!session || session.closed) return
  session.goaway(constants.NGHTTP2_NO_ERROR, everyStream)
  stream.once('close', () => session.close())
}

/** Closes the connection with this answer while the process stops, so that it is not cut later. */
export const endConnection = ({ raw }: FastifyRequest, reply: FastifyReply, drain: Drain): void => {
  if (!drain.isStopping()) return
  if (isHttp2(raw)) endHttp2(raw)
  else reply.header('connection', 'close')
}

/** Adds this to every answer, and holds answers back while the port closes. */
export const drainAnswers = (app: FastifyInstance, drain: Drain): void => {
  app.addHook('onSend', async (request, reply) => {
    endConnection(request, reply, drain)
    await drain.mayAnswer()
  })
}

/**
 * Refuses a read that a proxy can send to another process. `deploy/nginx.conf` marks such reads
 * with a header and tries another process on 502, and nothing else here answers 502. Other
 * callers cannot ask another process, so they are served to the end.
 * @throws AppError restarting
 */
export const refuseWhenLeaving = ({ headers }: FastifyRequest, drain: Drain): void => {
  if (drain.isLeaving() && headers['x-retry-elsewhere'] === '1') {
    throw new AppError('restarting', { retryAfter: 1 })
  }
}
