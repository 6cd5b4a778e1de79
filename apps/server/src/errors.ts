/** Every error the server can answer on purpose: status and the text the person sees. */
const catalogue = {
  invalid: [400, 'The request is not valid'],
  notSignedIn: [401, 'Please sign in'],
  badCredentials: [401, 'Invalid email or password'],
  forbidden: [403, 'Only for administrators'],
  twoFactorRequired: [403, 'Two-factor authentication required'],
  alreadyEnrolled: [
    403,
    'Two-factor authentication is already set up. To replace it, enter a code first and come back within 5 minutes.',
  ],
  requestNotAllowed: [403, 'Request not allowed'],
  notFound: [404, 'Not found'],
  methodNotAllowed: [405, 'Method not allowed'],
  conflict: [409, 'This was changed in the meantime'],
  payloadTooLarge: [413, 'The request is too large'],
  unsupportedMediaType: [415, 'Send JSON'],
  unprocessable: [422, 'Please check the fields'],
  tooManyRequests: [429, 'Too many attempts. Please try again later.'],
  internal: [500, 'Something went wrong'],
  invalidSignature: [500, 'invalid signature'],
  notImplemented: [501, 'This server does not offer this yet'],
  leaving: [502, 'The server is restarting. Please try again.'],
  unavailable: [503, 'The server is busy. Please try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof catalogue

/** One field of a refused body, as the panel shows it: 'field: message'. */
export interface FieldError {
  readonly field: string
  readonly message: string
}

interface ErrorDetails {
  /** Says more precisely than the catalogue what was wrong; a fixed sentence, never user input. */
  readonly message?: string
  readonly fields?: readonly FieldError[]
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  readonly retryAfter?: number
  /** The record that stands in the way, as the contract has it. */
  readonly data?: object
}

/**
 * An error meant for the person who asked. The error handler sends status, message and fields;
 * every other thrown value becomes 500 with its text kept to the log.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: readonly FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly data: object | undefined

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? catalogue[code][1])
    this.code = code
    this.status = catalogue[code][0]
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.data = details.data
  }
}

/** 422 with a message per field, for rules the contract cannot express. */
export const fieldErrors = (...fields: readonly FieldError[]): AppError =>
  new AppError('unprocessable', { fields })
