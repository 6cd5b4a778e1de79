import type { components } from './schema.gen'
import { serverNow } from './serverTime'
import { fits, own, type Shape } from './shape'

/** The codes of the contract for errors that a program may have to tell apart. */
export type ErrorCode = components['schemas']['ErrorCode']

/** One field that the server refused. */
export interface FieldError {
  /**
   * Name as the server sent it. Foreign text: compare it with your own field names, never index
   * an object by it.
   */
  readonly field: string
  readonly message: string
}

/**
 * - `http`: an answer other than 2xx.
 * - `network`: no answer, or a connection that broke off.
 * - `shape`: a 2xx answer that does not match the contract; it counts as a failed load
 * (specification 10).
 */
export type ApiErrorKind = 'http' | 'network' | 'shape'

interface Details {
  readonly kind: ApiErrorKind
  readonly operation: string
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly message?: string | undefined
  readonly errors?: readonly FieldError[] | undefined
  readonly retryAfter?: number | undefined
  readonly current?: unknown
  readonly entry?: unknown
  readonly publicUrl?: string | undefined
  readonly misfit?: string | undefined
  readonly cause?: unknown
}

/** Statuses of a session that has ended. 419 (Laravel) and 440 (IIS) are unregistered. */
const endedStatuses: ReadonlySet<number | undefined> = new Set([401, 419, 440])

/** Longest wait that the client accepts, in seconds. A timer breaks at 25 days. */
const LONGEST_WAIT = 3_600

/** The one error that a call rejects with, unless it was aborted. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The call that failed. */
  readonly operation: string
  /** HTTP status; absent when there was no answer. */
  readonly status: number | undefined
  /** An {@link ErrorCode}. Another backend may send none, or one of its own. */
  readonly code: string | undefined
  /** Fields that the server refused; empty when it named none. */
  readonly errors: readonly FieldError[]
  /** Seconds that the server asks to wait (RFC 9110, 10.2.3), at most an hour. */
  readonly retryAfter: number | undefined
  /** When that wait is over. */
  readonly retryAt: Date | undefined
  /** The record as it is now, in the shape of the contract: read it with `currentOf`. */
  readonly current: unknown
  /** The entry of the record that a 409 brings, unread: read it with `entryOf`. */
  readonly entry: unknown
  /** With the code `wrongAddress`, the address at which people open the panel. */
  readonly publicUrl: string | undefined
  /**
   * Where an answer of the wrong shape departs from the contract, as `pagination.total`; undefined
   * when it was no JSON.
   */
  readonly misfit: string | undefined

  /**
   * `message` is the server's sentence for a person, or '' if there was none: see {@link
   * messageOf}.
   */
  constructor(details: Details) {
    const {
      kind,
      operation,
      status,
      code,
      message = '',
      errors = [],
      retryAfter,
      current,
      entry,
      publicUrl,
      misfit,
      cause,
    } = details
    super(message, { cause })
    this.kind = kind
    this.operation = operation
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter === undefined ? undefined : Math.min(retryAfter, LONGEST_WAIT)
    this.current = current
    this.entry = entry
    this.publicUrl = publicUrl
    this.misfit = misfit
    this.retryAt =
      this.retryAfter === undefined
        ? undefined
        : new Date(serverNow().getTime() + 1_000 * this.retryAfter)
  }
}

/** Whether the status says that there is no session. To a call without one, that is an answer. */
export const isUnauthorized = ({ status }: ApiError): boolean => endedStatuses.has(status)

/**
 * Whether the server can no longer read the session. That is neither a passing fault nor a
 * sentence for a person. A backend without codes says so by status and message (specification 7).
 */
export const isInvalidSignature = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === ('invalidSignature' satisfies ErrorCode) ||
    (error.status === 500 && error.message === 'invalid signature'))

/**
 * What to tell a person: the server's sentence if there is one, otherwise the text of section 8.
 * Any error that is not an `ApiError` gives the fallback, so that nobody sees text of the
 * JavaScript engine.
 */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback
}

/**
 * The error for an answer other than 2xx, whatever its body is.
 * @param conflict the shape of the record that a 409 of this call brings
 */
export function refusal(
  operation: string,
  response: Response,
  body: unknown,
  conflict?: Shape,
): ApiError {
  const data = own(body, 'data')
  return new ApiError({
    kind: 'http',
    operation,
    status: response.status,
    code: sentence(own(body, 'code')),
    message: sentence(own(body, 'message')),
    errors: fieldErrors(own(body, 'errors')),
    retryAfter: seconds(response.headers.get('Retry-After')),
    ...(conflict && response.status === 409 && fits(data, conflict) && { current: data }),
    ...(response.status === 409 && { entry: own(body, 'entry') }),
    publicUrl: pageAddress(own(body, 'publicUrl')),
  })
}

/** An address that a browser opens as a page: a link with another scheme could run code. */
const pageAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\/[^\s/]+$/.test(value) ? value : undefined

const longest = 300
/** Number of code units to examine: one character may consist of any number of marks. */
const bound = 16 * longest

/**
 * A string cut at 300 characters as a person counts them; anything but a string is not a
 * sentence.
 */
export function sentence(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (value.length <= longest) return value
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const head = [...graphemes.segment(value.slice(0, bound))]
  if (head.length <= longest && value.length <= bound) return value
  const kept = head.slice(0, longest - 1).map(({ segment }) => segment)
  return `${kept.join('').toWellFormed()}…`
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => {
    const field = own(entry, 'field')
    const message = sentence(own(entry, 'message'))
    return typeof field === 'string' && message !== undefined ? [{ field, message }] : []
  })
}

/** Retry-After in seconds, from either of its two forms. */
function seconds(header: string | null): number | undefined {
  if (!header) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  const wait = Math.ceil((Date.parse(header) - serverNow().getTime()) / 1000)
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
