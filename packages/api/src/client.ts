import createFetchClient from 'openapi-fetch'
import { ApiError, own, refusal, sentence } from './error'
import type { Answer, Input, OperationId } from './operation'
import { operations } from './operations.gen'
import { fits, type Shape } from './shape'

/** What may be logged of a failed call: never a body, an address or a query string. */
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
  /** Told of every failure but an abort, before it is thrown. @default nobody */
  readonly log?: (failure: Failure) => void
}

/**
 * Makes one call of the contract.
 * @throws ApiError for an answer other than 2xx, none at all, and one of the wrong shape
 * @throws whatever the signal was aborted with, untouched
 */
export type Call = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  signal?: AbortSignal,
) => Promise<Answer<Id>>

/** openapi-fetch, as far as it is used here: the types come from {@link Input} and {@link Answer}. */
interface Http {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ error?: unknown; response: Response }>
}

interface Operation {
  readonly method: string
  readonly path: string
  readonly answer?: Shape
}

/** The client: base path `/api`, cookies sent, no timeout (section 1). */
export function createClient({ baseUrl = '/api', log }: ClientOptions = {}): Call {
  const http = createFetchClient({
    baseUrl,
    credentials: 'include',
    headers: { 'X-Requested-With': 'hearth' },
  }) as Http

  return async <Id extends OperationId>(id: Id, input: Input<Id>, signal?: AbortSignal) => {
    const operation: Operation = operations[id]
    try {
      return (await answerOf(http, operation, input, signal)) as Answer<Id>
    } catch (error) {
      if (error instanceof ApiError) log?.(failureOf(operation, error))
      throw error
    }
  }
}

interface Parts {
  readonly path?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

async function answerOf(http: Http, operation: Operation, input: Parts, signal?: AbortSignal) {
  const { method, path } = operation
  const name = `${method} ${path}`
  const { path: pathParams, query, body } = input
  const init = { params: { path: pathParams, query }, body, signal, parseAs: 'stream' }

  let response: Response
  let text = ''
  try {
    const result = await http.request(method, path, init)
    response = result.response
    // openapi-fetch gives a falsy error for an empty 500: only the status is judged.
    if (!response.ok) throw refusal(name, response, result.error)
    text = await response.text()
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause
    throw new ApiError({ kind: 'network', operation: name, cause })
  }

  const answer = parse(text)
  const right = operation.answer ? fits(answer, operation.answer) : text === '' || fits(answer, {})
  if (!right) throw new ApiError({ kind: 'shape', operation: name, status: response.status })
  return operation.answer ? answer : receipt(answer)
}

/** Parsed JSON; nothing for text that is none, which fits no shape. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function receipt(answer: unknown) {
  const message = sentence(own(answer, 'message'))
  return message === undefined ? {} : { message }
}

const unsaid = { http: 'no message', network: 'no answer', shape: 'answer of the wrong shape' }

function failureOf({ method, path }: Operation, { kind, status, message }: ApiError): Failure {
  return { method, path, status, message: message || unsaid[kind] }
}
