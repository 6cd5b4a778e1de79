import { type FastifyInstance, fastify } from 'fastify'
import type { Registry } from 'prom-client'

/** Shares one reading among all scrapes that arrive while it runs. */
const shareReading = (read: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  return () => {
    running ??= read().finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * The server of GET /metrics. It listens on a separate port, so that a proxy in front of the product
 * does not publish the numbers.
 */
export const createMetricsApp = (
  registry: Registry,
  readDeployment: () => Promise<void>,
): FastifyInstance => {
  const app = fastify({ logger: false })
  const read = shareReading(readDeployment)
  app.get('/metrics', async (_request, reply) => {
    await read()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return app
}
