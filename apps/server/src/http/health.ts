import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

const answersWithin = async (pool: Pool, milliseconds: number): Promise<boolean> => {
  const late = new Promise<false>((resolve) => {
    setTimeout(resolve, milliseconds, false).unref()
  })
  return Promise.race([
    pool
      .query('select 1')
      .then(() => true)
      .catch(() => false),
    late,
  ])
}

/** Asks the database on behalf of all who ask meanwhile: they take one place in its queue. */
const shareAnswer = (pool: Pool): (() => Promise<boolean>) => {
  let asked: Promise<boolean> | undefined
  return () => {
    asked ??= answersWithin(pool, 2000).finally(() => {
      asked = undefined
    })
    return asked
  }
}

/**
 * For monitoring: /healthz says that the process is alive, /readyz that it can take requests (the
 * database answers, and the process is not about to stop).
 */
export const mountHealth = (app: FastifyInstance, pool: Pool, isStopping: () => boolean): void => {
  const answers = shareAnswer(pool)
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !isStopping() && (await answers())
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
