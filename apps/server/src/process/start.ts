import { count } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openKeys } from '../auth/openKeys.ts'
import { demandKeys } from '../auth/rotateKeys.ts'
import type { Config } from '../config/config.ts'
import { checkCertificate } from '../documents/certificates/certificate.ts'
import { createDrain } from '../http/drain.ts'
import { createReplicaRouting } from '../http/readRouting.ts'
import { connectReplica, type OpenDatabase, openDatabase } from '../platform/database/database.ts'
import { followReplica, type Replica } from '../platform/database/replica.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { users } from '../platform/database/schema.ts'
import { openFiles } from '../platform/files/openFiles.ts'
import { createSealer } from '../record/chain/createSealer.ts'
import { createHeadStore } from '../record/chain/storedHead.ts'
import { createApp } from './app.ts'
import { type Clock, createClock, tickInterval } from './clock.ts'
import { createHealthApp } from './healthApp.ts'
import { choosePort, listen, listenForMetrics } from './listen.ts'
import { mergeCounts } from './mergeCounts.ts'
import { type Outgoing, openOutgoing } from './outgoing.ts'
import { type Registration, register } from './registry.ts'
import { createSweeps, sweepFolder } from './sweeper.ts'

export interface StartOptions {
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** The number of members that a new demo gets. On PostgreSQL there is no demo without it. */
  readonly users?: number | undefined
}

interface StopOptions {
  /** Seconds of serving before the port is closed; see `Drain`. */
  readonly drainSeconds: number
  /** Milliseconds of waiting for running requests and emails after that. */
  readonly patience: number
}

/** A running server. */
export interface Running {
  /** The public address. */
  readonly address: string
  /** The sign-in of the demo; undefined if this is not a demo. */
  readonly demo: { readonly email: string; readonly password: string } | undefined
  /** Whether there is an administrator who can sign in. */
  readonly hasAdmin: boolean
  /** Drains, finishes running requests and emails, then closes the database. */
  stop(options: StopOptions): Promise<void>
}

const countAdmins = async ({ db }: OpenDatabase): Promise<number> => {
  const [row] = await db.select({ admins: count() }).from(users).where(isAdministrator)
  return row?.admins ?? 0
}

const closeWithin = async (
  app: FastifyInstance,
  patience: number,
  log: FastifyBaseLogger,
): Promise<void> => {
  // Browsers keep idle connections open, and closing must not wait for them.
  const hangUp = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => {
    log.warn({ patience }, 'Requests did not end in time and are cut off')
    app.server.closeAllConnections()
  }, patience)
  await app.close()
  clearInterval(hangUp)
  clearTimeout(cut)
}

/** Starts the recurring tasks if this process has the role `clock`. */
const startClock = (
  { roles }: Config,
  options: Parameters<typeof createClock>[0],
): Pick<Clock, 'stop'> | undefined => {
  if (!roles.includes('clock')) return undefined
  const clock = createClock(options)
  const ticking = setInterval(clock.tick, tickInterval).unref()
  return {
    stop: (patience) => {
      clearInterval(ticking)
      return clock.stop(patience)
    },
  }
}

/** Connects to the replica of the configuration. A server starts without one that is down. */
const openReplica = (
  { readDatabaseUrl, connections }: Config,
  { reads }: OpenDatabase,
  log: FastifyBaseLogger,
): Replica | undefined =>
  readDatabaseUrl === undefined
    ? undefined
    : followReplica(reads.pool, connectReplica(readDatabaseUrl, connections.reads), log)

/**
 * Starts the server: database, first data, then the port.
 * @throws StartError when it cannot
 */
export const start = async (options: StartOptions): Promise<Running> => {
  const { log } = options
  await checkCertificate(options.config)
  const config = await choosePort(options.config)
  const database = await openDatabase(config, log)
  const drain = createDrain()
  let outgoing: Outgoing | undefined
  let registration: Registration | undefined
  let replica: Replica | undefined
  try {
    const keys = await openKeys(config)
    await demandKeys(database.db, keys)
    // Only a demo loads the demo data. On PostgreSQL, which may be a real one, it must be asked for.
    const isDemo = !config.production && (database.embedded || options.users !== undefined)
    const demo = isDemo ? await import('../demo/demo.ts') : undefined
    const store = openFiles(config, keys)
    const files = demo?.withDemoDocuments(store, database.db) ?? store
    if (config.roles.includes('web')) replica = openReplica(config, database, log)
    const metrics = config.metricsPort
      ? (await import('../operations/metrics/openMetrics.ts')).openMetrics(config, {
          ...database,
          replica,
        })
      : undefined
    const observer = metrics?.observer
    const tracing =
      config.tracesShare === undefined
        ? undefined
        : (await import('../platform/tracing/openTracing.ts')).openTracing({
            share: config.tracesShare,
          })
    outgoing = await openOutgoing({ config, database, files, log, observer, tracing })
    const { jobs, stop: stopSending } = outgoing
    await files.check(log)
    const made = await demo?.prepareDemo({ ...options, config }, database, jobs, keys)
    await mergeCounts(database, config).catch((error: unknown) =>
      log.warn({ err: error }, 'Merging failed'),
    )
    database.serve()
    const app = config.roles.includes('web')
      ? await createApp({
          config,
          database,
          readRouting:
            replica && createReplicaRouting(database.reads.db, replica, config.publicUrl),
          keys,
          files,
          jobs,
          log,
          onSeed: made?.onSeed,
          drain,
          observer,
          tracing,
        })
      : createHealthApp(database, drain, log)
    demo?.mountPortraits(app)
    await listen(app, config)
    if (metrics) await listenForMetrics(metrics.app, config)
    if (config.roles.includes('jobs')) await outgoing.send(keys)
    const heads = createHeadStore(config.dataDir)
    registration = await register(database.db, config.roles, log)
    const tasks = createSweeps({ config, database, files, jobs, keys, heads, log })
    const clock = startClock(config, { db: database.db, holder: registration.id, tasks, log })
    const sweeping = setInterval(() => void sweepFolder(config, log), 60 * 60_000).unref()
    const seal = createSealer(database, keys.chain, heads, log)
    // At once, so that the log says at the start why the record cannot be sealed.
    void seal()
    const sealing = setInterval(seal, 10_000).unref()
    return {
      address: config.publicUrl,
      demo: made && { email: made.email, password: made.password },
      hasAdmin: (await countAdmins(database)) > 0,
      stop: async ({ drainSeconds, patience }) => {
        clearInterval(sweeping)
        clearInterval(sealing)
        await drain.run(app.server, drainSeconds)
        await Promise.all([
          closeWithin(app, patience, log),
          stopSending(patience),
          clock?.stop(patience),
        ])
        await metrics?.app.close()
        // Entries that wait until the next start have a late seal.
        await seal()
        await registration?.end()
        await replica?.close()
        await database.close()
        await tracing?.stop()
      },
    }
  } catch (error) {
    await outgoing?.stop(0)
    await registration?.end()
    await replica?.close()
    await database.close()
    throw error
  }
}
