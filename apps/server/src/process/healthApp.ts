import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import type { Drain } from '../http/drain.ts'
import { mountHealth } from '../http/health.ts'
import type { OpenDatabase } from '../platform/database/database.ts'

/** The server of a process without the role `web`. It answers only the health checks. */
export const createHealthApp = (
  { reads }: OpenDatabase,
  drain: Drain,
  log: FastifyBaseLogger,
): FastifyInstance => {
  const app = fastify({ loggerInstance: log, exposeHeadRoutes: false })
  mountHealth(app, reads.pool, drain.isStopping)
  return app
}
