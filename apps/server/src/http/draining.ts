import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Drain } from '../drain.ts'
import { AppError } from '../errors.ts'

/** Ends the connection with this answer while the process stops, so that it is not cut later. */
export const endConnection = (reply: FastifyReply, drain: Drain): void => {
  if (drain.isStopping()) reply.header('connection', 'close')
}

/** Adds that to every answer, and sends none while the port is being closed. */
export const drainAnswers = (app: FastifyInstance, drain: Drain): void => {
  app.addHook('onSend', async (_request, reply) => {
    endConnection(reply, drain)
    await drain.mayAnswer()
  })
}

/**
 * Refuses a read that a proxy can take to another process: `deploy/nginx.conf` marks those by a
 * header and looks for another on 502, which nothing else here answers. Other callers have no other
 * process to ask and are served to the end.
 * @throws AppError restarting
 */
export const refuseWhenLeaving = ({ headers }: FastifyRequest, drain: Drain): void => {
  if (drain.isLeaving() && headers['x-retry-elsewhere'] === '1') {
    throw new AppError('restarting', { retryAfter: 1 })
  }
}
