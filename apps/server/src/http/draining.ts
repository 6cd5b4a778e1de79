import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Drain } from '../drain.ts'
import { AppError } from '../errors.ts'

/** Closes the connection with this answer while the process stops, so that it is not cut later. */
export const endConnection = (reply: FastifyReply, drain: Drain): void => {
  if (drain.isStopping()) reply.header('connection', 'close')
}

/** Adds this to every answer, and holds answers back while the port closes. */
export const drainAnswers = (app: FastifyInstance, drain: Drain): void => {
  app.addHook('onSend', async (_request, reply) => {
    endConnection(reply, drain)
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
