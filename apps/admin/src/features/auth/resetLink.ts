import { ApiError } from '@hearth/api/error'

/** Statuses that say a link does not exist or has expired; this repository's server says 422. */
const OVER: readonly (number | undefined)[] = [404, 410, 422]

/**
 * Whether the server refuses the reset link, so that no password can succeed with it. It does so
 * with one of these statuses and no field errors, or with an error on the token alone. Anything
 * else may be about the password or the caller, and the form stays.
 */
export const isLinkRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  (error.errors.length > 0
    ? error.errors.every(({ field }) => field === 'token')
    : OVER.includes(error.status))
