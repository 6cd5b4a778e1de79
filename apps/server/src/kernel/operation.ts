import type { TeamRole } from '@hearth/api/permissions.gen'
import type { operations } from '@hearth/api/schema.gen'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileStore, OpenFile } from '../platform/files/fileStore.ts'
import type { Access } from './access.ts'
import type { TextVault } from './entryTexts.ts'
import type { JobQueue } from './jobs.ts'
import type { LimitName, SimultaneousName, SlowdownName } from './limits.ts'
import type { Subjects } from './subject.ts'

/** The operation ids of the contract. */
export type OperationId = keyof operations

type Parameters<K extends OperationId, Part extends 'query' | 'path'> = operations[K] extends {
  parameters: { [P in Part]?: infer Values }
}
  ? [Exclude<Values, undefined>] extends [never]
    ? Record<never, never>
    : Exclude<Values, undefined>
  : Record<never, never>

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never

type RequestBody<K extends OperationId> = operations[K] extends { requestBody?: infer Body }
  ? Json<Exclude<Body, undefined>>
  : never

type Responses<K extends OperationId> = operations[K]['responses']
type Success<K extends OperationId> = Responses<K>[keyof Responses<K> & (200 | 201 | 202)]

/** The validated parts of a request of operation `K`. */
export interface Call<K extends OperationId> {
  readonly query: Parameters<K, 'query'>
  readonly params: Parameters<K, 'path'>
  readonly body: RequestBody<K>
}

/** A file that streams as the answer, in place of JSON. No cache stores it. */
export class FileAnswer {
  readonly file: OpenFile

  constructor(file: OpenFile) {
    this.file = file
  }
}

/** The body of the 2xx answer of operation `K`. */
export type Answer<K extends OperationId> =
  Success<K> extends { content: { 'application/octet-stream': unknown } }
    ? FileAnswer
    : Json<Success<K>>

/** The session of a request, read from its row each time. */
export interface Session {
  /** Id of the session row, not the token. */
  readonly id: string
  readonly userId: string
  readonly role: 'admin' | 'member'
  /** The role in the team; null for members. */
  readonly teamRole: TeamRole | null
  /** Whether it has passed every factor that its account needs. Administrators need a code. */
  readonly mfa: boolean
  /** When a code of the second factor was last accepted in this session. */
  readonly confirmedAt: Date | null
  /** When it began. For an account without a second factor: when the password was accepted. */
  readonly createdAt: Date
}

/** A request with an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header). */
export interface IdempotentRequest {
  readonly key: string
  /** SHA-256 of the call and its body, to refuse another request with the same key. */
  readonly hash: string
}

/** The services and the caller, for a handler. */
export interface Context<Actor = Session> {
  readonly db: Database
  /**
   * Where a read stores traces of itself, such as entries about views, and adds jobs: its `db` may be a
   * replica, which refuses changes.
   */
  readonly traces: Database
  readonly config: Config
  /** The store of uploaded files. */
  readonly files: FileStore
  /** The queue of work after the answer, such as emails. */
  readonly jobs: JobQueue
  /** How to restore each kind of record. */
  readonly subjects: Subjects
  /** The server's clock. Never use the database's clock or the client's. */
  now(): Date
  readonly actor: Actor
  readonly request: { readonly id: string; readonly ip: string }
  /** Encrypts and opens the words of the record. */
  readonly vault: TextVault
  /** The `User-Agent` of the request. */
  readonly userAgent: string | undefined
  /** The `Idempotency-Key` of the request; see `answerOnce`. */
  readonly idempotent: IdempotentRequest | undefined
  readonly log: FastifyBaseLogger
  /**
   * Takes points of a rate limit for `key`: all or none.
   * @param points @default 1
   * @throws AppError tooManyRequests
   */
  limit(name: LimitName, key: string, points?: number): Promise<void>
  /** The same, but returns false instead of throwing when no point is left. */
  takeIfLeft(name: LimitName, key: string): Promise<boolean>
  /**
   * Counts something that begins for `key`, until the returned function is called.
   * @throws AppError tooManyRequests when enough is under way
   */
  enter(name: SimultaneousName, key: string): () => void
  /** Gives a point back, for limits that only count failures. Never fails. */
  giveBack(name: LimitName, key: string): Promise<void>
  /**
   * Counts a failure before the outcome is known, and slows down further attempts; see `Limiter`.
   * @throws AppError tooManyRequests
   */
  slowDown(name: SlowdownName, key: string): Promise<boolean>
  /** Removes a counted failure after a success. Never fails. */
  forgive(name: SlowdownName, key: string): Promise<void>
  /**
   * The id of the browser, if the owner of the account completed a sign-in in it (OWASP device
   * cookie). Attempts by others do not count against it.
   */
  device(email: string): string | undefined
  /** Makes this browser known for an account. */
  rememberDevice(email: string): void
  /** The token of the session cookie, if its signature is valid. Its session may have ended. */
  readonly sessionToken: string | undefined
  /** Sets the session cookie of the answer, or expires it for `undefined`. */
  setSessionToken(token: string | undefined, kind?: 'full' | 'partial'): void
}

/** The actor of an operation. Undefined if anyone may call it, because it is then not looked up. */
type ActorOf<K extends OperationId> = 'none' extends Access[K][number] ? undefined : Session

/**
 * Handles a validated call from an authorised caller, and returns the body of the answer. Throws an
 * `AppError` for any other answer.
 */
export type Handler<K extends OperationId> = (
  call: Call<K>,
  ctx: Context<ActorOf<K>>,
) => Promise<Answer<K>>

/**
 * A read whose version costs less than its data. A caller who already has the version gets 304,
 * without a `read`.
 */
export interface VersionedRead<K extends OperationId> {
  /** Records that the caller saw the data. Runs for every answer, also for a 304 or a cached one. */
  readonly recordView?: (ctx: Context<ActorOf<K>>) => Promise<void>
  /** The version of the data; see `versionOf`. It becomes the `ETag`. */
  readonly version: (call: Call<K>, ctx: Context<ActorOf<K>>) => Promise<string>
  /**
   * Whether the answer depends only on the version, not on the call, the caller or the time. If so,
   * the bytes of the last answer are sent again.
   */
  readonly isCacheable?: boolean
  readonly read: Handler<K>
}

/** Handlers by operation id. A missing one answers 501. */
export type Handlers = { [K in OperationId]?: Handler<K> | VersionedRead<K> }

/** Types the handlers of one resource by their operation ids. */
export const defineHandlers = <H extends Handlers>(handlers: H): H => handlers
