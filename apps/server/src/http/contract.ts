import { readFileSync } from 'node:fs'
import path from 'node:path'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { lifetimes } from '../auth/sessions.ts'
import type { Config } from '../config/config.ts'
import { readIdempotencyKey } from '../idempotency/idempotency.ts'
import type { AuditRow } from '../kernel/audit.ts'
import type { TextVault } from '../kernel/entryTexts.ts'
import { AppError } from '../kernel/errors.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import { countedAsReads } from '../kernel/limits.ts'
import {
  type Context,
  FileAnswer,
  type Handlers,
  type OperationId,
  type Session,
} from '../kernel/operation.ts'
import type { Subjects } from '../kernel/subject.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { root } from '../root.ts'
import type { AnswerCache } from './answerCache.ts'
import { bodyLimitOf } from './bodyLimits.ts'
import { admit } from './callers.ts'
import type { DeviceCookie } from './deviceCookie.ts'
import type { Drain } from './drain.ts'
import { refuseWhenLeaving } from './draining.ts'
import { sendFile } from './fileAnswer.ts'
import { createGuard } from './guard.ts'
import { hasHungUp } from './hangUp.ts'
import { nameEntry } from './nameEntry.ts'
import type { ReadRouting } from './readRouting.ts'
import type { SessionCookie } from './sessionCookie.ts'
import { type AnyVersionedRead, answerVersionedRead } from './versionedRead.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session. Undefined if the operation is open to anyone. */
    session: Session | undefined
    /** The token of the session cookie, if its signature is valid. */
    sessionToken: string | undefined
  }
  interface FastifyContextConfig {
    operationId?: OperationId
  }
}

interface Operation {
  readonly operationId: OperationId
  /** Schemas by status. */
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
  readonly 'x-changes-state'?: boolean
}

/** The services of the process for operations. */
export interface Services {
  readonly db: Database
  /** The same database for calls that change nothing; see `OpenDatabase`. */
  readonly reads: Database
  /** Where a call that changes nothing reads. */
  readonly readRouting: ReadRouting
  readonly drain: Drain
  readonly config: Config
  readonly files: FileStore
  readonly jobs: JobQueue
  readonly limiter: Limiter
  readonly cookie: SessionCookie
  readonly deviceCookie: DeviceCookie
  readonly cache: AnswerCache
  readonly subjects: Subjects
  readonly vault: TextVault
  now(): Date
}

/** Where `pnpm install` and `pnpm generate` write the bundled contract. */
export const contractFile = path.join(root, 'openapi/openapi.gen.json')

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** The bundled contract: `pnpm install` makes it, and `pnpm generate` after a change. */
export const readContract = (): Contract => JSON.parse(readFileSync(contractFile, 'utf8'))

/**
 * The contract of a server with these features. Calls, parameters and properties of other features
 * are left out, so that they are unknown.
 */
const withFeatures = <T>(part: T, features: readonly string[]): T => {
  const isLeftOut = (value: unknown): boolean => {
    const feature: unknown = Reflect.get(Object(value), 'x-feature')
    return typeof feature === 'string' && !features.includes(feature)
  }
  if (Array.isArray(part)) {
    const kept = part.filter((one) => !isLeftOut(one))
    return kept.map((one) => withFeatures(one, features)) as T
  }
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([, value]) => !isLeftOut(value))
      .map(([key, value]) => [key, withFeatures(value, features)]),
  ) as T
}

/** Gives points back. A failure is only logged, because the call itself has succeeded. */
const giveBackWith =
  <Name>(give: (name: Name, key: string) => Promise<void>, log: FastifyBaseLogger) =>
  (name: Name, key: string): Promise<void> =>
    give(name, key).catch((error: unknown) => {
      log.warn({ err: error }, 'Points of a limit could not be given back')
    })

/** The value of the header, for calls that declare it. */
const idempotencyKeyOf = ({ headers, routeOptions }: FastifyRequest): string | undefined => {
  const listed: unknown = Reflect.get(Object(routeOptions.schema?.headers), 'properties')
  if (!Object.hasOwn(Object(listed), 'Idempotency-Key')) return undefined
  return [headers['idempotency-key']].flat()[0]
}

const createContext = (
  use: Services,
  { db, traces }: Pick<Context, 'db' | 'traces'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Context<Session | undefined> => ({
  db,
  traces,
  config: use.config,
  files: use.files,
  jobs: use.jobs,
  subjects: use.subjects,
  now: use.now,
  actor: request.session,
  request: { id: request.id, ip: request.ip },
  vault: use.vault,
  userAgent: request.headers['user-agent'],
  idempotent: readIdempotencyKey(
    idempotencyKeyOf(request),
    request.routeOptions.config.operationId ?? '',
    request.body,
  ),
  log: request.log,
  limit: use.limiter.take,
  takeIfLeft: use.limiter.takeIfLeft,
  enter: use.limiter.enter,
  giveBack: giveBackWith(use.limiter.giveBack, request.log),
  slowDown: use.limiter.slowDown,
  forgive: giveBackWith(use.limiter.forgive, request.log),
  device: (email) => use.deviceCookie.read(request, email, use.now()),
  rememberDevice: (email) => use.deviceCookie.set(request, reply, email, use.now()),
  sessionToken: request.sessionToken,
  setSessionToken: (token, kind = 'full') => {
    if (token) use.cookie.set(reply, token, lifetimes[kind] / 1000)
    else use.cookie.expire(reply)
  },
})

/** Refuses repeated query parameters, for calls that have any. */
const refuseRepeatedParameters = async (request: FastifyRequest): Promise<void> => {
  if (!request.routeOptions.schema?.querystring) return
  const repeated = Object.entries(request.query as Record<string, unknown>)
    .filter(([, value]) => Array.isArray(value))
    .map(([field]) => ({ field, message: 'Must be given only once' }))
  if (repeated.length > 0) throw new AppError('invalidRequest', { fields: repeated })
}

/** Refuses bodies that are not JSON, because Fastify would skip their validation. */
const demandJson = async (request: FastifyRequest): Promise<void> => {
  if (!request.routeOptions.schema?.body) return
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupportedMediaType')
}

/**
 * The contract without the types of files in answers: the plugin would look for a parser of such
 * bodies, and warn that there is none.
 */
const withoutFiles = <Contract>(contract: Contract): Contract =>
  JSON.parse(
    JSON.stringify(contract, (key, value) =>
      key === 'application/octet-stream' ? undefined : value,
    ),
  )

/**
 * Mounts every operation of the contract below /api, with its guard, session, access, limits and
 * validation. An operation without a handler answers 501.
 */
export const mountContract = async (
  app: FastifyInstance,
  handlers: Handlers,
  use: Services,
): Promise<void> => {
  const contract = withFeatures(readContract(), use.config.features)
  const guard = createGuard(use.config)
  app.decorateRequest('session', undefined)
  app.decorateRequest('sessionToken', undefined)

  const route = (name: string, method: string, url: string): Partial<RouteOptions> => {
    const operation = contract.paths[url]?.[method.toLowerCase()]
    if (!operation || name !== operation.operationId) throw new Error(`No operation ${name}`)
    const { operationId } = operation
    const changesState = operation['x-changes-state'] ?? method !== 'GET'
    const isWrite = changesState && !countedAsReads.includes(operationId)
    // `/users/` is a `/users/{id}` without its id, not the list.
    const isList = contract.paths[`${url}/{id}`]?.[method.toLowerCase()] !== undefined
    const handler = handlers[operationId] as
      | ((call: unknown, ctx: unknown) => Promise<unknown>)
      | AnyVersionedRead
      | undefined
    const isFile = 'application/octet-stream' in (operation.responses['200']?.content ?? {})
    return {
      config: { operationId },
      // A scan is compressed already, and its length is known.
      ...(isFile && { compress: false }),
      bodyLimit: bodyLimitOf(operationId),
      onRequest: async (request, reply) => {
        if (isList && request.url.split('?')[0]?.endsWith('/')) throw new AppError('notFound')
        if (changesState) guard(request)
        if (!changesState) refuseWhenLeaving(request, use.drain)
        await admit(operationId, request, reply, use)
        if (request.session) {
          if (isWrite) await use.limiter.take('writes', request.session.id)
          else await use.limiter.takeRead(request.session.id)
        }
        // The answer has no reader, and its statements would delay other callers.
        if (hasHungUp(request)) reply.hijack()
      },
      preParsing: demandJson,
      preValidation: refuseRepeatedParameters,
      handler: async (request, reply) => {
        if (!handler) throw new AppError('notImplemented')
        const { query, params, body } = request
        if ('201' in operation.responses) reply.code(201)
        if ('202' in operation.responses) reply.code(202)
        const call = { query, params, body }
        const run = async (db: Database, traces: Database): Promise<unknown> => {
          const entries: AuditRow[] = []
          const onEntry = (row: AuditRow) => void entries.push(row)
          const ctx = { ...createContext(use, { db, traces }, request, reply), onEntry }
          if (typeof handler === 'function') {
            const answer = await handler(call, ctx)
            nameEntry(reply, entries, use.config)
            return answer instanceof FileAnswer ? sendFile(reply, answer) : answer
          }
          return answerVersionedRead(handler, { call, ctx, cache: use.cache }, request, reply)
        }
        if (!changesState) return use.readRouting.read(request, (db) => run(db, use.reads))
        try {
          return await run(use.db, use.db)
        } finally {
          use.readRouting.noteChange(reply)
        }
      },
    }
  }

  await app.register(openapiGlue, {
    specification: withoutFiles(contract),
    prefix: '/api',
    operationResolver: (name, method, url) => route(name, method, url) as RouteOptions,
  })
}
