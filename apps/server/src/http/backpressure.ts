import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../kernel/errors.ts'
import { addressBlock } from '../limits/limiter.ts'
import { hasHungUp } from './hangUp.ts'

/** The most calls that use or await the database. PGlite runs one statement at a time. */
const capacity = 200

/** The most of these calls from one address. */
const capacityPerAddress = 20

/**
 * Whether a request is a call, judged by its route, because an address can be spelled in many ways.
 * Signing out must always work and has its own limit.
 */
const isBounded = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url?.startsWith('/api/') === true && config.operationId !== 'signOut'

/**
 * Refuses calls with 503 when the queue for the database is full. A call does not count while its
 * body is arriving: otherwise a hundred callers who never send their body would block all others.
 * Nor does it count once its answer is ready, because the client may never read it.
 */
export const boundQueue = (app: FastifyInstance): void => {
  const counted = new Set<FastifyRequest>()
  const perAddress = new Map<string, number>()

  const enter = async (request: FastifyRequest): Promise<void> => {
    if (!isBounded(request) || hasHungUp(request)) return
    const address = addressBlock(request.ip)
    const fromAddress = perAddress.get(address) ?? 0
    if (counted.size >= capacity || fromAddress >= capacityPerAddress) {
      throw new AppError('unavailable', { retryAfter: 1 })
    }
    counted.add(request)
    perAddress.set(address, fromAddress + 1)
  }
  const leave = (request: FastifyRequest): void => {
    if (!counted.delete(request)) return
    const address = addressBlock(request.ip)
    const remaining = (perAddress.get(address) ?? 0) - 1
    if (remaining > 0) perAddress.set(address, remaining)
    else perAddress.delete(address)
  }

  // The session lookup needs the database and runs before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    await enter(request)
    reply.raw.once('close', () => leave(request))
  })
  app.addHook('preParsing', async (request) => leave(request))
  app.addHook('preValidation', enter)
  app.addHook('onSend', async (request) => leave(request))
}
