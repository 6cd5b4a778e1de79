import { ApiError } from '@hearth/api/error'

/** Statuses with which a server says that a link is not there, or over; this repository's says 422. */
const OVER: readonly (number | undefined)[] = [404, 410, 422]

/**
 * Whether the server refuses the reset link, so that no password can succeed with it: an answer without field
 * errors that says so by its status, or an error on the token alone. Anything else may be about the password
 * or the caller, and keeps the form.
 */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  (error.errors.length > 0
    ? error.errors.every(({ field }) => field === 'token')
    : OVER.includes(error.status))
