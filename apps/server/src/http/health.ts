import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

const answersWithin = async (pool: Pool, milliseconds: number): Promise<boolean> => {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(resolve, milliseconds, false).unref()
  })
  return Promise.race([
    pool
      .query('select 1')
      .then(() => true)
      .catch(() => false),
    timeout,
  ])
}

/** Shares one query among all concurrent callers, so that they take one place in the queue. */
const shareQuery = (pool: Pool): (() => Promise<boolean>) => {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= answersWithin(pool, 2000).finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * For monitoring: /healthz shows that the process is alive. /readyz shows whether it accepts requests:
 * the database answers, and the process is not stopping.
 */
export const mountHealth = (app: FastifyInstance, pool: Pool, isStopping: () => boolean): void => {
  const answers = shareQuery(pool)
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !isStopping() && (await answers())
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
