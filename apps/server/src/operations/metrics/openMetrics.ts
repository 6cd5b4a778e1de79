import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { OpenDatabase } from '../../platform/database/database.ts'
import type { Replica } from '../../platform/database/replica.ts'
import { createMetrics, type ProcessMetrics } from './createMetrics.ts'
import { measureDeployment } from './measureDeployment.ts'
import { createMetricsApp } from './metricsApp.ts'

/** The metrics of one process. */
interface Metrics extends Pick<ProcessMetrics, 'observer'> {
  /** Answers GET /metrics; the caller listens and closes. */
  readonly app: FastifyInstance
}

/** Starts to count. Imported only with METRICS_PORT: other processes then load no metrics code. */
export const openMetrics = (
  config: Config,
  database: Pick<OpenDatabase, 'pool' | 'reads'> & { readonly replica?: Replica | undefined },
  now: () => Date = () => new Date(),
): Metrics => {
  const { registry, observer } = createMetrics()
  const readDeployment = measureDeployment(registry, { config, database, now })
  return { observer, app: createMetricsApp(registry, readDeployment) }
}
