import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import type { Drain } from '../http/drain.ts'
import { mountHealth } from '../http/health.ts'
import type { OpenDatabase } from '../platform/database/database.ts'

/** The port of a process without the role `web`: it only answers whether the process is well. */
export const createHealthApp = (
  { reads }: OpenDatabase,
  drain: Drain,
  log: FastifyBaseLogger,
): FastifyInstance => {
  const app = fastify({ loggerInstance: log, exposeHeadRoutes: false })
  mountHealth(app, reads.pool, drain.isStopping)
  return app
}
