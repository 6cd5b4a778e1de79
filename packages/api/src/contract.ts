import type { Shape } from './shape.ts'

/** What the client knows of one call. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly changes: boolean
  readonly answer?: Shape
  readonly conflict?: Shape
  readonly keyed?: boolean
  /** The answer is a file, not JSON. */
  readonly file?: true
  /** The reads that a change makes stale. @default all of them */
  readonly makesStale?: readonly string[]
}

/** The table of a contract's calls, by operation id. */
export type Operations = Readonly<Record<string, Operation>>

/** The types of one call, as openapi-typescript writes them. */
export interface OperationTypes {
  parameters: { path?: unknown; query?: unknown }
  responses: object
}

/** The types of all calls of a contract. */
export type Described<Types> = { [Id in keyof Types]: OperationTypes }

/**
 * A contract, as `hearth-api generate` writes it: `createApi` makes the client and the options of
 * its calls.
 */
export interface Contract<Table extends Operations, Types extends Described<Types>> {
  readonly operations: Table
  /** Reads that every change makes stale. @default none */
  readonly staleAfterAny?: readonly string[]
  /** The read behind the page of what a change deletes: it is not loaded again. @default none */
  readonly readOfDeleted?: Readonly<Record<string, string>>
  /** Reads of one record that may lack its id. @default none */
  readonly mayLackId?: readonly string[]
  /** Only for the compiler. */
  readonly types?: Types
}

/** Calls that only read. */
export type QueryIdIn<Table extends Operations> = {
  [Id in keyof Table & string]: Table[Id]['changes'] extends false ? Id : never
}[keyof Table & string]

/** Calls that change something. */
export type MutationIdIn<Table extends Operations> = Exclude<keyof Table & string, QueryIdIn<Table>>

type Query<Q> = { [Name in keyof Q]: Q[Name] | undefined }
/** Distributes over a union of calls: its input is that of any of them. */
type Body<Types, Id extends keyof Types> = Id extends keyof Types
  ? Types[Id] extends { requestBody: { content: { 'application/json': infer B } } }
    ? { body: B }
    : { body?: never }
  : never

/** What a call takes: `path`, `query` and `body`, as the contract types them. */
export type InputIn<Types extends Described<Types>, Id extends keyof Types> = Pick<
  Types[Id]['parameters'],
  'path'
> & {
  [Name in keyof Pick<Types[Id]['parameters'], 'query'>]: Query<Types[Id]['parameters'][Name]>
} & Body<Types, Id>

/** The answer of a change: that it happened, and sometimes a sentence about it. */
export interface Receipt {
  readonly message?: string
  /** Of the record that was created or changed, where the answer has it: `data.id`. */
  readonly id?: string
}

/** What a call returns: a Blob for a file. A receipt keeps no data: the lists are loaded again instead. */
export type AnswerIn<
  Table extends Operations,
  Types extends Described<Types>,
  Id extends keyof Table & keyof Types,
> = Table[Id] extends { file: true }
  ? Blob
  : Table[Id] extends { answer: object }
    ? Types[Id]['responses'] extends
        | { 200: { content: { 'application/json': infer A } } }
        | { 201: { content: { 'application/json': infer A } } }
      ? A
      : never
    : Receipt

/** What a call may be given besides its input. */
export interface CallOptions<Answer> {
  readonly signal?: AbortSignal
  /**
   * The answer of an earlier call with the same input. If it came with an `ETag`, the client asks
   * the server whether it still holds; if so, the answer is this same object.
   */
  readonly known?: Answer | undefined
  /** The `Idempotency-Key` of a request that may be sent again. */
  readonly key?: string | undefined
}

/**
 * Makes one call of a contract.
 * @throws ApiError for a status other than 2xx, for no answer, and for an answer of the wrong
 * shape
 * @throws whatever the signal was aborted with, unchanged
 */
export type CallIn<Table extends Operations, Types extends Described<Types>> = <
  Id extends keyof Table & keyof Types & string,
>(
  id: Id,
  input: InputIn<Types, Id>,
  options?: CallOptions<AnswerIn<Table, Types, Id>>,
) => Promise<AnswerIn<Table, Types, Id>>
