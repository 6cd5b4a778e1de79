import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { createAccountHandlers } from '../account/handlers.ts'
import { createAuthHandlers } from '../auth/handlers.ts'
import type { Keys } from '../auth/keys.ts'
import { createPasswords } from '../auth/passwords.ts'
import type { SeedListener } from '../auth/setUpTotp.ts'
import type { Config } from '../config/config.ts'
import { mountDocuments } from '../documents/download.ts'
import { createDocumentLinks } from '../documents/stored/links.ts'
import { mountFolderUploads } from '../files/folderUploads.ts'
import { mountShownFiles } from '../files/showFiles.ts'
import { logRequests } from '../http/accessLog.ts'
import { createAnswerCache } from '../http/answerCache.ts'
import { boundQueue } from '../http/backpressure.ts'
import { bodyLimits } from '../http/bodyLimits.ts'
import { limitBodyTime } from '../http/bodyTime.ts'
import { createClientErrorHandler } from '../http/clientError.ts'
import { brotliOptions, encodings } from '../http/compression.ts'
import { mountContract, type Services } from '../http/contract.ts'
import { countRequests } from '../http/countRequests.ts'
import { createDeviceCookie } from '../http/deviceCookie.ts'
import { createDrain, type Drain } from '../http/drain.ts'
import { drainAnswers, endConnection } from '../http/draining.ts'
import { errorHandler } from '../http/errorHandler.ts'
import { addHeaders, securityHeaders } from '../http/headers.ts'
import { mountHealth } from '../http/health.ts'
import { createNotFoundHandler, isNavigation } from '../http/notFound.ts'
import { type OpenPanel, servePanel } from '../http/panel.ts'
import { createReadRouting, type ReadRouting } from '../http/readRouting.ts'
import { tagAnswers } from '../http/revalidation.ts'
import { createSessionCookie } from '../http/sessionCookie.ts'
import { timeouts } from '../http/timeouts.ts'
import { validatorCompiler } from '../http/validation.ts'
import { mountWellKnown } from '../http/wellKnown.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { Observer } from '../kernel/observer.ts'
import type { Handlers } from '../kernel/operation.ts'
import { createLimiter } from '../limits/limiter.ts'
import { mountOwnData } from '../ownData/download.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { isFolderStore } from '../platform/files/folderStore.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { createResourceHandlers, subjects } from './resources.ts'

export interface AppOptions {
  readonly config: Config
  readonly database: OpenDatabase
  /** Where calls that change nothing read. @default from the database */
  readonly readRouting?: ReadRouting | undefined
  readonly keys: Keys
  /** The store of uploads; see `openFiles`. */
  readonly files: FileStore
  readonly jobs: JobQueue
  readonly log: FastifyBaseLogger
  /** The clock. @default the system's */
  readonly now?: () => Date
  readonly onSeed?: SeedListener | undefined
  /** The state of stopping. @default never stopping */
  readonly drain?: Drain
  /** @default requests are not counted */
  readonly observer?: Observer | undefined
  /** @default requests are not traced */
  readonly tracing?: Pick<Tracing, 'requests'> | undefined
  /** Replaces the product's own handlers, for tests. */
  readonly handlers?: Handlers
}

/** Builds the server, without listening. The caller closes the database. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, database, keys, files, drain = createDrain() } = options
  const headers = securityHeaders(config.publicUrl, files.uploadOrigin)
  let openPanel: OpenPanel | undefined
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    bodyLimit: bodyLimits.session,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.keepAlive,
    keepAliveTimeout: timeouts.keepAlive,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    // Fastify runs no hooks for a request that it cannot route.
    frameworkErrors: (error, request, reply) => {
      addHeaders(headers, request, reply)
      endConnection(reply, drain)
      // For an address that cannot be decoded, the panel shows its 404 page.
      if (openPanel && isNavigation(request)) {
        openPanel(reply).catch((cause: unknown) => errorHandler(cause, request, reply))
        return
      }
      return errorHandler(error, request, reply)
    },
    clientErrorHandler: createClientErrorHandler(headers),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(errorHandler)
  app.removeContentTypeParser('text/plain')

  if (options.tracing) await app.register(options.tracing.requests)
  limitBodyTime(app.server)
  if (database.embedded) boundQueue(app)
  app.addHook('onRequest', async (request, reply) => addHeaders(headers, request, reply))
  drainAnswers(app, drain)
  await app.register(cookie, { secret: [...keys.cookie] })
  tagAnswers(app)
  const cache = createAnswerCache(app)
  await app.register(compress, { encodings: [...encodings], threshold: 1024, brotliOptions })
  logRequests(app)
  if (options.observer) countRequests(app, options.observer)

  mountHealth(app, database.reads.pool, drain.isStopping)
  const passwords = await createPasswords()
  const auth = createAuthHandlers({
    keys,
    passwords,
    onSeed: options.onSeed,
  })
  const links = createDocumentLinks(keys.documents)
  const services: Services = {
    db: database.db,
    reads: database.reads.db,
    readRouting: options.readRouting ?? createReadRouting(database.reads.db),
    drain,
    config,
    files,
    jobs: options.jobs,
    limiter: createLimiter(database.pool, config.readsPerMinute),
    cookie: createSessionCookie(config.publicUrl),
    deviceCookie: createDeviceCookie(config.publicUrl, keys.device),
    cache,
    subjects,
    vault: keys,
    now: options.now ?? (() => new Date()),
  }
  const handlers = options.handlers ?? {
    ...auth,
    ...createAccountHandlers({ keys, passwords }),
    ...createResourceHandlers(links, keys),
  }
  await mountContract(app, handlers, services)
  mountDocuments(app, links, services)
  mountOwnData(app, services)
  mountShownFiles(app, files, database.reads.db)
  if (isFolderStore(files)) mountFolderUploads(app, files, services)
  await mountWellKnown(app, config.wellKnownDir)
  openPanel = await servePanel(app, config.panelDir, {
    ...config.panel,
    publicUrl: config.publicUrl,
  })
  app.setNotFoundHandler(createNotFoundHandler(openPanel))
  return app
}
