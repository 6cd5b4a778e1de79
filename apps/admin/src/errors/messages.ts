import { ApiError, isInvalidSignature, messageOf } from '@hearth/api/error'
import type { Submission } from '@hearth/ui/submission'
import type { Outcome } from './outcome'

/** Most field errors that are said in toasts at once (specification 8). */
const MOST_FIELD_ERRORS = 5

/** What to say of a call that failed: the refused fields, else the server's message, else section 8. */
export function failureMessages({ failure }: Outcome, error: unknown): readonly string[] {
  const errors = error instanceof ApiError ? error.errors : []
  if (errors.length === 0) {
    // A sign for the panel, and no sentence for a person.
    const words = isInvalidSignature(error) ? failure : messageOf(error, failure)
    return words ? [words] : []
  }
  const more = errors.length - MOST_FIELD_ERRORS
  const shown = errors
    .slice(0, MOST_FIELD_ERRORS)
    .map(({ field, message }) => `${field}: ${message}`)
  return more > 0 ? [...shown, `and ${more} more`] : shown
}

/** What to say of a call that went well; undefined for nothing. */
export function successMessage({ success }: Outcome, message?: string): string | undefined {
  if (success === 'silent') return undefined
  if (success === 'server') return message || undefined
  return 'always' in success ? success.always : message || success.fallback
}

/** A failure as a form takes it: errors on their fields, or else one message above them. */
export function toRefusal(outcome: Outcome, error: unknown): Submission {
  const [fieldErrors, retryAt] =
    error instanceof ApiError ? [error.errors, error.retryAt] : [undefined, undefined]
  return fieldErrors?.length
    ? { status: 'refused', fieldErrors, retryAt }
    : { status: 'refused', message: failureMessages(outcome, error)[0], retryAt }
}

/** Words one after the other: what another follows ends as a sentence does. */
export const joinSentences = (words: readonly string[]): string =>
  words
    .map((each, at) => (at === words.length - 1 || /[.!?…]$/.test(each) ? each : `${each}.`))
    .join(' ')
