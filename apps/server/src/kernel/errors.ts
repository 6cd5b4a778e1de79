import type { components } from '@hearth/api/schema.gen'

/** The error codes of the contract. */
export type ErrorCode = components['schemas']['ErrorCode']

/** The status and the default message of each error. */
const catalogue = {
  invalidRequest: [400, "The request isn't valid"],
  notSignedIn: [401, 'Please sign in'],
  badCredentials: [401, 'Invalid email or password'],
  forbidden: [403, 'Only for administrators'],
  twoFactorRequired: [403, 'Two-factor authentication required'],
  alreadyEnrolled: [
    403,
    'Two-factor authentication is already set up. To replace it, enter a code first and come back within 5 minutes.',
  ],
  missingPermission: [403, "Your role doesn't allow this"],
  secondFactorNotFresh: [403, 'Please confirm with your second factor first'],
  requestNotAllowed: [403, 'Request not allowed'],
  wrongAddress: [403, 'Request not allowed'],
  notFound: [404, 'Not found'],
  methodNotAllowed: [405, 'Method not allowed'],
  requestTimeout: [408, 'The request took too long'],
  conflict: [409, 'This was changed in the meantime'],
  notEligible: [409, "This can't be done for this member now"],
  lastOwner: [409, 'This is the last owner. Make somebody else an owner first.'],
  alreadyUndone: [409, 'This has already been undone'],
  changedSince: [409, 'This has been changed since'],
  notUndoable: [409, "This can't be undone"],
  firstDecider: [403, 'You made this decision. Somebody else decides about the appeal.'],
  alreadyAppealed: [409, 'You have already appealed against this decision'],
  alreadyLifted: [409, "This decision doesn't hold any more"],
  appealOver: [409, 'It is too late to appeal against this decision'],
  nothingKept: [409, 'This account was deleted for good, and nothing is kept any more'],
  payloadTooLarge: [413, 'The request is too large'],
  unsupportedMediaType: [415, 'Send JSON'],
  unprocessable: [422, 'Please check the fields'],
  tooManyRequests: [429, 'Too many attempts. Please try again later.'],
  headersTooLarge: [431, 'The headers are too large'],
  internal: [500, 'Something went wrong'],
  invalidSignature: [500, 'invalid signature'],
  notImplemented: [501, "This server doesn't offer this yet"],
  restarting: [502, 'The server is restarting. Please try again.'],
  unavailable: [503, 'The server is busy. Please try again.'],
} as const satisfies Record<ErrorCode, readonly [status: number, message: string]>

/** An invalid field of a body. */
export interface FieldError {
  readonly field: string
  readonly message: string
}

interface ErrorDetails {
  /** A more precise message. Always a fixed sentence, never user input. */
  readonly message?: string
  readonly fields?: readonly FieldError[]
  /** Seconds before a retry, sent as Retry-After. */
  readonly retryAfter?: number
  /** The conflicting record, in the shape of the contract. */
  readonly data?: object
  /** The entry of the earlier action, in the shape of the contract. */
  readonly entry?: object | undefined
  /** The address at which people open the panel. */
  readonly publicUrl?: string
}

/**
 * An error for the caller. The error handler sends its status, code, message and fields. Every other
 * thrown value becomes a 500, and its text only goes to the log.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly fields: readonly FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly data: object | undefined
  readonly entry: object | undefined
  readonly publicUrl: string | undefined

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? catalogue[code][1])
    this.code = code
    this.status = catalogue[code][0]
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.data = details.data
    this.entry = details.entry
    this.publicUrl = details.publicUrl
  }
}

/** A 422 with a message per field, for rules that the contract cannot express. */
export const fieldErrors = (...fields: readonly FieldError[]): AppError =>
  new AppError('unprocessable', { fields })
