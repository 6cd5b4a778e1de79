import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { addressBlock } from '../limits/limiter.ts'
import { hasHungUp } from './hangUp.ts'

/** Calls that may use the database or wait for it: PGlite runs one statement at a time. */
const capacity = 200

/** How many of those may come from one address. */
const capacityPerAddress = 20

/**
 * Whether a request leads to a call, however its address is spelled. Signing out must always work:
 * it has a bound of its own.
 */
const isBounded = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url?.startsWith('/api/') === true && config.operationId !== 'signOut'

/**
 * Refuses calls with 503 instead of letting the queue for the database grow without end. A call
 * does not count while its body is arriving: otherwise a hundred callers who never finish theirs
 * would lock everybody out. Nor does it count once its answer is ready: nobody may ever read that.
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
    const others = (perAddress.get(address) ?? 0) - 1
    if (others > 0) perAddress.set(address, others)
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
