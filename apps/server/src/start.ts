import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { findAccountByEmail } from './auth/accounts.ts'
import { createKeys } from './auth/keys.ts'
import { sweepTokens } from './auth/oneTimeTokens.ts'
import { hashPassword } from './auth/passwords.ts'
import { sweepSessions } from './auth/sessions.ts'
import type { Config } from './config.ts'
import { seedDemo } from './demo/seed.ts'
import { demoAdmin, keepDemoSeeds, readDemoPassword } from './demoAccount.ts'
import { sweepUploads } from './files/uploads.ts'
import type { JobQueue } from './jobs.ts'
import { sweepLimits } from './limits/limiter.ts'
import { choosePort, listen } from './listen.ts'
import { type Outgoing, openOutgoing } from './outgoing.ts'
import { type OpenDatabase, openDatabase } from './platform/database/database.ts'
import { users } from './platform/database/schema.ts'
import { prepareDataFolder, readOrMake } from './platform/dataFolder.ts'
import type { FileStore } from './platform/files/fileStore.ts'
import { openFiles } from './platform/files/openFiles.ts'
import { emptyTrash } from './users/trash.ts'

export interface StartOptions {
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** How many members the demo community gets on first start. */
  readonly users?: number | undefined
  /** Says whether the process is about to stop. */
  readonly isStopping?: () => boolean
}

/** A running server. */
export interface Running {
  /** Where it listens. */
  readonly address: string
  /** How to sign in to the demo; undefined when this is none. */
  readonly demo: { readonly email: string; readonly password: string } | undefined
  /** False when nobody could sign in. */
  readonly hasAdmin: boolean
  /** Finishes running requests and letters, for `patience` milliseconds at most, then closes the database. */
  stop(patience: number): Promise<void>
}

/** The configured key, or one made on first start where that is allowed. */
const findSecretKey = async (config: Config): Promise<string> => {
  if (config.secretKey) return config.secretKey
  await prepareDataFolder(config.dataDir)
  return readOrMake(config.dataDir, 'secret-key', () => randomBytes(32).toString('base64'))
}

/** As a registration would: the newest member whose address is not verified gets the letter for it. */
const queueVerification = async ({ db }: OpenDatabase, jobs: JobQueue): Promise<void> => {
  const [member] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.isEmailVerified, false), eq(users.isBanned, false)))
    .orderBy(desc(users.createdAt))
    .limit(1)
  if (!member) return
  const job = { letter: 'verify', ...member, request: { id: 'demo', ip: 'local' } } as const
  await db.transaction((tx) => jobs.add(tx, 'letter', job))
}

/** Fills an empty demo; returns how to sign in to it. */
const prepareDemo = async (
  { config, log, users: wanted }: StartOptions,
  database: OpenDatabase,
  jobs: JobQueue,
): Promise<{ email: string; password: string; adminId: string }> => {
  const { db } = database
  const password = await readDemoPassword(config.dataDir)
  const [existing] = await db.select({ id: users.id }).from(users).limit(1)
  if (existing) {
    if (wanted !== undefined) log.warn('--users was ignored: the demo has its members already')
  } else {
    const admin = { ...demoAdmin, passwordHash: await hashPassword(password) }
    await seedDemo(db, { users: wanted, now: new Date(), admin })
    await queueVerification(database, jobs)
  }
  const account = await findAccountByEmail(db, demoAdmin.email)
  return { email: demoAdmin.email, password, adminId: account?.id ?? '' }
}

const countAdmins = async ({ db }: OpenDatabase): Promise<number> => {
  const [row] = await db
    .select({ admins: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
  return row?.admins ?? 0
}

/** Every hour, what is over is deleted. */
const keepSweeping = (
  { db, pool }: OpenDatabase,
  files: FileStore,
  log: FastifyBaseLogger,
): NodeJS.Timeout =>
  setInterval(() => {
    const now = new Date()
    Promise.all([
      sweepSessions(db, now),
      sweepTokens(db, now),
      sweepLimits(pool, now),
      sweepUploads(db, files, now),
      emptyTrash(db, now),
    ]).catch((error: unknown) => log.warn({ err: error }, 'Sweeping failed'))
  }, 60 * 60_000).unref()

const closeWithin = async (app: FastifyInstance, patience: number): Promise<void> => {
  // Browsers keep a connection open after their answer: that is no reason to wait.
  const hangUp = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  await app.close()
  clearInterval(hangUp)
  clearTimeout(cut)
}

/**
 * Starts the server: database, first data, then the port.
 * @throws StartError when it cannot
 */
export const start = async (options: StartOptions): Promise<Running> => {
  const { log } = options
  const config = await choosePort(options.config)
  const database = await openDatabase(config, log)
  let outgoing: Outgoing | undefined
  try {
    outgoing = await openOutgoing({ config, database, log })
    const { jobs, stop: stopSending } = outgoing
    const keys = createKeys(await findSecretKey(config), config.previousSecretKey)
    const files = openFiles(config, keys)
    await files.check(log)
    const isDemo = database.embedded && !config.production
    const demo = isDemo ? await prepareDemo({ ...options, config }, database, jobs) : undefined
    database.serve()
    const app = await createApp({
      config,
      database,
      keys,
      files,
      jobs,
      log,
      onSeed: demo && keepDemoSeeds(config.dataDir, demo.adminId),
      ...(options.isStopping && { isStopping: options.isStopping }),
    })
    await listen(app, config)
    await outgoing.send()
    const sweeping = keepSweeping(database, files, log)
    return {
      address: config.publicUrl,
      demo: demo && { email: demo.email, password: demo.password },
      hasAdmin: (await countAdmins(database)) > 0,
      stop: async (patience) => {
        clearInterval(sweeping)
        await Promise.all([closeWithin(app, patience), stopSending(patience)])
        await database.close()
      },
    }
  } catch (error) {
    await outgoing?.stop(0)
    await database.close()
    throw error
  }
}
