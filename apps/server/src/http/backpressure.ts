import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Calls that may be at work or wait for the database; PGlite does one statement at a time. */
const capacity = 200

/** Turns calls away with 503 instead of letting the queue before the database grow for ever. */
export const boundQueue = (app: FastifyInstance): void => {
  let running = 0
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    if (running >= capacity) throw new AppError('unavailable', { retryAfter: 1 })
    running += 1
    reply.raw.once('close', () => {
      running -= 1
    })
  })
}
