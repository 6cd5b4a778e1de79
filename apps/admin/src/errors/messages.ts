import { ApiError, type ErrorCode, isInvalidSignature, messageOf } from '@hearth/api/error'
import type { Submission } from '@hearth/ui/submission'
import { OfflineError } from '../connection/connection'
import { errorTexts } from './errorTexts'
import type { Outcome } from './outcome'
import { isMissingPermission } from './refusal'

/** The largest number of field errors that toasts show at once (specification 8). */
const MOST_FIELD_ERRORS = 5

/**
 * The message for a failed call: the refused fields, otherwise the server's message, otherwise
 * section 8.
 */
export function failureMessages({ failure }: Outcome, error: unknown): readonly string[] {
  // The panel says it once, in the language of the person (features/team/refreshPermissions.ts).
  if (isMissingPermission(error)) return []
  if (openAtOf(error)) return [errorTexts.wrongAddress]
  const errors = error instanceof ApiError ? error.errors : []
  if (errors.length === 0) {
    // A code for the panel, not a sentence for a person.
    const words = isInvalidSignature(error) ? failure : messageOf(error, failure)
    return words ? [isUnsent(error) ? unsent(words) : words] : []
  }
  const more = errors.length - MOST_FIELD_ERRORS
  const shown = errors
    .slice(0, MOST_FIELD_ERRORS)
    .map(({ field, message }) => `${field}: ${message}`)
  return more > 0 ? [...shown, errorTexts.more(more)] : shown
}

/** The address of the panel, if the server refused a change because this is another one. */
const openAtOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === ('wrongAddress' satisfies ErrorCode)
    ? error.publicUrl
    : undefined

/** Whether a call never reached the server, because there was no connection. */
const isUnsent = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof OfflineError

/** The cause in place of the general sentence, and after a stated one. */
const unsent = (words: string): string =>
  words === errorTexts.somethingWentWrong
    ? errorTexts.nothingSaved
    : joinSentences([words, errorTexts.nothingSaved])

/** The message for a call that succeeded; undefined for none. */
export function successMessage({ success }: Outcome, message?: string): string | undefined {
  if (success === 'silent') return undefined
  if (success === 'server') return message || errorTexts.done
  return 'always' in success ? success.always : message || success.fallback
}

/** A failure in the form that a form takes: errors on their fields, or one message above them. */
export function toRefusal(outcome: Outcome, error: unknown): Submission {
  const [fieldErrors, retryAt] =
    error instanceof ApiError ? [error.errors, error.retryAt] : [undefined, undefined]
  return fieldErrors?.length
    ? { status: 'refused', fieldErrors, retryAt }
    : {
        status: 'refused',
        message: failureMessages(outcome, error)[0],
        retryAt,
        openAt: openAtOf(error),
      }
}

/** Joins sentences: each one gets a full stop if another follows. */
export const joinSentences = (words: readonly string[]): string =>
  words
    .map((each, at) => (at === words.length - 1 || /[.!?…]$/.test(each) ? each : `${each}.`))
    .join(' ')
