import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../kernel/errors.ts'
import type { Drain } from './drain.ts'

/** While the process stops, closes the connection after this answer instead of cutting it later. */
export const endConnection = (reply: FastifyReply, drain: Drain): void => {
  if (drain.isStopping()) reply.header('connection', 'close')
}

/** Adds `endConnection` to every answer, and delays answers while the port closes. */
export const drainAnswers = (app: FastifyInstance, drain: Drain): void => {
  app.addHook('onSend', async (_request, reply) => {
    endConnection(reply, drain)
    await drain.mayAnswer()
  })
}

/**
 * Refuses a read that a proxy can send to another process. `deploy/nginx.conf` marks these reads with
 * a header and retries them elsewhere on 502, which the server uses only here. Other calls cannot
 * go elsewhere, so they are served until the end.
 * @throws AppError restarting
 */
export const refuseWhenLeaving = ({ headers }: FastifyRequest, drain: Drain): void => {
  if (drain.isLeaving() && headers['x-retry-elsewhere'] === '1') {
    throw new AppError('restarting', { retryAfter: 1 })
  }
}
