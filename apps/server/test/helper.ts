import { featureNames } from '@hearth/api/panelSettings'
import { asc, type SQL } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import { generateSync } from 'otplib'
import { v7 } from 'uuid'
import { createKeys, type Keys } from '../src/auth/keys.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { startSession } from '../src/auth/sessions.ts'
import { type Config, readConfig } from '../src/config/config.ts'
import { createReadRouting } from '../src/http/readRouting.ts'
import { type AuditRow, openTexts } from '../src/kernel/entryTexts.ts'
import type { Database, OpenDatabase } from '../src/platform/database/database.ts'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import type { FileStore } from '../src/platform/files/fileStore.ts'
import { openFiles } from '../src/platform/files/openFiles.ts'
import { pace } from '../src/platform/jobs/openQueue.ts'
import { createLog } from '../src/platform/log.ts'
import type { Tracing } from '../src/platform/tracing/tracing.ts'
import { type AppOptions, createApp } from '../src/process/app.ts'
import { type Outgoing, type OutgoingOptions, openOutgoing } from '../src/process/outgoing.ts'
import { type Clock, stopClock } from './clock.ts'
import { checkAgainstContract } from './contractCheck.ts'
import { type LentDatabase, lendDatabase } from './lentDatabase.ts'
import { guard, withOneConnection } from './oneConnection.ts'

/** The password of every account that tests create. */
export const password = 'correct horse 9'
const passwordHash = hashPassword(password)

/** The keys of every test server. */
export const testKeys = createKeys('a test key that is 32 bytes long!')

type NewUser = Partial<typeof users.$inferInsert>

/** A signed-in browser: its cookie goes with every request. */
export interface Browser {
  readonly userId: string
  /** The value of its `Cookie` header. */
  readonly cookie: string
  /** Sends a request below /api and checks the answer against the contract. */
  call(method: Method, path: string, options?: CallOptions): Promise<Response>
  get(path: string, options?: CallOptions): Promise<Response>
  post(path: string, body?: object, options?: CallOptions): Promise<Response>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'TRACE'

export interface CallOptions {
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The address of the client; by default a new one each time, so that limits do not interfere.
   */
  readonly from?: string
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly config: Config
  readonly database: OpenDatabase
  readonly db: Database
  readonly keys: Keys
  readonly files: FileStore
  readonly clock: Clock
  readonly outgoing: Outgoing
  /** The log lines so far. */
  readonly logged: string[]
  /** Inserts an account; a verified member unless told otherwise. */
  createUser(user?: NewUser): Promise<typeof users.$inferSelect>
  /** A browser with a session of an account, created without a sign-in. */
  browse(userId: string, session?: { mfa?: boolean }): Promise<Browser>
  /** A browser with a full session of a new administrator. */
  browseAsAdmin(): Promise<Browser>
  /** Signs in as a person does: password, set-up of the second factor, first code. */
  signIn(email: string): Promise<{ browser: Browser; seed: string }>
  /** A browser without a session, or with the given cookie. */
  anonymous(cookie?: string): Browser
  close(): Promise<void>
}

/** Entries of the audit log with their texts, oldest first. */
export const readEntries = async (
  { db, keys }: Pick<TestApp, 'db' | 'keys'>,
  where?: SQL,
): Promise<AuditRow[]> => {
  const stored = await db
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
  return openTexts(db, keys, stored)
}

/** The cookies that an answer sets, as the browser sends them back. */
export const cookieOf = (response: Response): string => {
  const [set] = [response.headers['set-cookie'] ?? []].flat()
  return set?.split(';')[0] ?? ''
}

/**
 * The cookie that marks the browser as known for an account; empty if an answer does not set it.
 */
export const deviceCookieOf = (response: Response): string =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .find((set) => /^(__Host-)?device-/.test(set))
    ?.split(';')[0] ?? ''

let addresses = 0
const nextAddress = (): string => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const createBrowser = (app: FastifyInstance, userId: string, cookie: string): Browser => {
  const call: Browser['call'] = async (method, path, options = {}) => {
    const url = `/api${path}`
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: { ...(cookie && { cookie }), ...options.headers },
      remoteAddress: options.from ?? nextAddress(),
      ...(options.body && { payload: options.body }),
    })
    checkAgainstContract(method, url, response)
    return response
  }
  return {
    userId,
    cookie,
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
  }
}

export interface TestAppOptions
  extends Partial<Pick<AppOptions, 'drain' | 'handlers' | 'observer' | 'onSeed' | 'readRouting'>> {
  /** Variables of the environment in addition to those of the test. */
  readonly env?: Readonly<Record<string, string>>
  readonly panelDir?: string
  readonly tracing?: Tracing
  /** Used instead of an empty database. */
  readonly lent?: LentDatabase
  /** Sends emails and notifications, without long waits; without it they stay in the queue. */
  readonly sends?: boolean | Partial<Pick<OutgoingOptions, 'mailer' | 'pusher'>>
}

/** The shortest pause between two polls of the queue is half a second. */
const testPace = { ...pace, poll: 0.5, firstDelay: 1, maxDelay: 1 }

/** The whole server on an empty database of the current project, without a port. */
export const createTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const clock = stopClock()
  const { database, env, giveBack, readOnly } = options.lent ?? (await lendDatabase())
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      PUBLIC_URL: 'http://localhost:3000',
      FEATURES: featureNames.join(),
      ...env,
      ...options.env,
    }),
    panelDir: options.panelDir ?? '/nonexistent',
  }
  const keys = testKeys
  const { drain, handlers, observer, onSeed, sends, tracing } = options
  const files = openFiles(config, keys)
  const served = withOneConnection(database)
  const outgoing = await openOutgoing({
    config,
    database: served,
    files,
    log,
    now: clock.now,
    timing: testPace,
    observer,
    tracing,
    ...(typeof sends === 'object' && sends),
  })
  if (sends) await outgoing.send(keys)
  const app = await createApp({
    config,
    database: served,
    keys,
    files,
    jobs: outgoing.jobs,
    log,
    now: clock.now,
    observer,
    tracing,
    // Every read of every test runs where changes are refused, as on a replica.
    readRouting: options.readRouting ?? (readOnly && createReadRouting(guard(readOnly).db)),
    ...(drain && { drain }),
    ...(handlers && { handlers }),
    ...(onSeed && { onSeed }),
  })
  await app.ready()
  const { db } = database
  const cookieName = config.publicUrl.startsWith('https:') ? '__Host-sid' : 'sid'

  const createUser: TestApp['createUser'] = async (user = {}) => {
    const id = v7()
    const [made] = await db
      .insert(users)
      .values({
        id,
        fullName: 'Ana Sousa',
        email: `${id}@example.org`,
        status: 'verified',
        isVerified: true,
        isEmailVerified: true,
        // By the clock of the test, which may be ahead of the database's.
        createdAt: clock.now(),
        passwordHash: await passwordHash,
        ...(user.role === 'admin' && { teamRole: 'owner' }),
        ...user,
      })
      .returning()
    if (!made) throw new Error('No user was made')
    return made
  }
  const browse: TestApp['browse'] = async (userId, { mfa = true } = {}) => {
    const token = await startSession(db, { userId, mfa, isConfirmed: mfa, now: clock.now() })
    return createBrowser(app, userId, `${cookieName}=${app.signCookie(token)}`)
  }
  const anonymous: TestApp['anonymous'] = (cookie = '') => createBrowser(app, '', cookie)

  return {
    app,
    config,
    database,
    db,
    keys,
    files,
    clock,
    outgoing,
    logged,
    createUser,
    browse,
    browseAsAdmin: async () => browse((await createUser({ role: 'admin' })).id),
    anonymous,
    signIn: async (email) => {
      const signedIn = await anonymous().post('/auth/signin', { email, password, role: 'ADMIN' })
      const userId: string = signedIn.json().data.user.id
      const partial = createBrowser(app, userId, cookieOf(signedIn))
      const seed: string = (await partial.post('/auth/totp')).json().secret
      const token = generateSync({ secret: seed })
      const verified = await partial.post('/auth/totp-verify', { token })
      if (verified.json().verified !== true) throw new Error('The code was not accepted')
      return { browser: createBrowser(app, userId, cookieOf(verified)), seed }
    },
    close: async () => {
      await app.close()
      await outgoing.stop(1000)
      await giveBack()
    },
  }
}
