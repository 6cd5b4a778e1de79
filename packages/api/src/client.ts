import createFetchClient from 'openapi-fetch'
import type { CallIn, CallOptions, Contract, Described, Operation, Operations } from './contract'
import { ApiError, refusal, sentence } from './error'
import { etagOf, setEtag } from './etags'
import { missingFrom } from './operation'
import { readAnswer } from './readAnswer'
import { withRecordEntry } from './recordEntry'
import { salvage, Unreadable } from './salvage'
import { readServerTime } from './serverTime'
import { own } from './shape'

/**
 * What the app may log about a call that failed or lost rows: never a body, an address or a query
 * string.
 */
export interface Failure {
  readonly method: string
  /** Path template, e.g. `/users/{id}`. */
  readonly path: string
  /** HTTP status; absent when there was no answer. */
  readonly status: number | undefined
  readonly message: string
}

export interface ClientOptions {
  /** Where the calls go. @default '/api' */
  readonly baseUrl?: string
  /**
   * Called for every failure except an abort, before the error is thrown. Also called for rows
   * that an answer lost, once for as long as their number stays the same. @default nobody
   */
  readonly log?: (failure: Failure) => void
  /** Sends the request of a call, by its operation id. @default the browser's own `fetch` */
  readonly fetch?: (request: Request, id: string) => Promise<Response>
}

/**
 * The part of openapi-fetch that is used here: the types come from the contract.
 */
interface Http {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ error?: unknown; response: Response }>
}

/** The client: base path `/api`, cookies sent, no timeout (section 1). */
export function createClient<Table extends Operations, Types extends Described<Types>>(
  { operations, mayLackId = [] }: Contract<Table, Types>,
  { baseUrl = '/api', log, fetch }: ClientOptions = {},
): CallIn<Table, Types> {
  const http = createFetchClient({
    baseUrl,
    credentials: 'include',
    headers: { Accept: 'application/json', 'X-Requested-With': 'hearth' },
  }) as Http
  /**
   * Rows that the last answer of each call lost, so that a poll does not log the same loss
   * repeatedly.
   */
  const lost = new Map<Operation, number>()

  return async (id, input, options = {}) => {
    const operation: Operation | undefined = operations[id]
    if (!operation) throw new Error(`The contract has no call ${id}.`)
    try {
      const needsId = !mayLackId.includes(id)
      const send = fetch && ((request: Request) => fetch(request, id))
      const answer = await answerOf(http, id, operation, input, { ...options, needsId, send })
      const leftOut = missingFrom(answer)
      if (leftOut > 0 && leftOut !== lost.get(operation)) log?.(lossOf(operation, leftOut))
      lost.set(operation, leftOut)
      return answer as Awaited<ReturnType<CallIn<Table, Types>>>
    } catch (error) {
      if (error instanceof ApiError) log?.(failureOf(operation, error))
      throw error
    }
  }
}

/**
 * The longest answer that is parsed: more than 200,000 posts. Parsing blocks the page, for about
 * 25 ms with 10,000 posts.
 */
const MAX_CHARACTERS = 100_000_000

interface Parts {
  readonly path?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

interface Sending extends CallOptions<unknown> {
  readonly needsId: boolean
  readonly send: ((request: Request) => Promise<Response>) | undefined
}

async function answerOf(
  http: Http,
  id: string,
  operation: Operation,
  input: Parts,
  { signal, known, key, needsId, send }: Sending,
) {
  const { method, path } = operation
  const { path: pathParams, query, body } = input
  const etag = etagOf(known)
  const headers = {
    ...(etag !== undefined && { 'If-None-Match': etag }),
    ...(key !== undefined && { 'Idempotency-Key': `"${key}"` }),
  }
  const init = {
    params: { path: pathParams, query },
    body,
    headers,
    signal,
    parseAs: 'stream',
    ...(send && { fetch: send }),
  }

  let response: Response
  let text = ''
  try {
    const result = await http.request(method, path, init)
    response = result.response
    readServerTime(response)
    if (etag !== undefined && response.status === 304) return known
    // A backend may answer a lost session by a redirect to its own sign-in page.
    if (response.redirected && response.headers.get('Content-Type')?.includes('text/html')) {
      throw new ApiError({ kind: 'http', operation: id, status: 401 })
    }
    // openapi-fetch gives a falsy error for an empty 500, so only the status counts.
    if (!response.ok) throw refusal(id, response, result.error, operation.conflict)
    if (operation.file) return await response.blob()
    text = await response.text()
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause
    throw new ApiError({ kind: 'network', operation: id, cause })
  }

  const shape = operation.answer
  if (!shape && text === '') return withRecordEntry(receipt(undefined), response)
  if (text.length > MAX_CHARACTERS) {
    throw new ApiError({ kind: 'shape', operation: id, status: response.status })
  }
  const { answer, isRight } = readAnswer(text, shape ?? {})
  // Some backends answer every refusal with 200.
  if (own(answer, 'success') === false) throw refusal(id, response, answer)
  if (isRight && !shape) return withRecordEntry(receipt(answer), response)
  const data = isRight ? answer : salvaged(operation, answer, needsId)
  if (data instanceof Unreadable) {
    throw new ApiError({
      kind: 'shape',
      operation: id,
      status: response.status,
      misfit: answer === undefined ? undefined : data.path,
    })
  }
  setEtag(data, response.headers.get('ETag'))
  return withRecordEntry(data, response)
}

/** The part of an answer of the wrong shape that can be shown. */
function salvaged({ answer: shape }: Operation, answer: unknown, needsId: boolean) {
  if (!shape) return new Unreadable()
  const read = salvage(answer, shape, needsId)
  if (read instanceof Unreadable) return read
  if (read.leftOut === 0) return read.value
  return Object.assign({}, read.value, { leftOut: read.leftOut })
}

function receipt(answer: unknown) {
  const message = sentence(own(answer, 'message'))
  const id = own(own(answer, 'data'), 'id')
  return {
    ...(message !== undefined && { message }),
    ...(typeof id === 'string' && { id }),
  }
}

const lossOf = ({ method, path }: Operation, leftOut: number): Failure => ({
  method,
  path,
  status: 200,
  message: leftOut === 1 ? "1 entry couldn't be read" : `${leftOut} entries couldn't be read`,
})

const unsaid = { http: 'no message', network: 'no answer', shape: 'answer of the wrong shape' }

function failureOf({ method, path }: Operation, error: ApiError): Failure {
  const { kind, status, message, misfit } = error
  const place = misfit ? `: ${misfit}` : ''
  return { method, path, status, message: message || unsaid[kind] + place }
}
