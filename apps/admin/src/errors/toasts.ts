import { type ToastDetails, toast } from '@hearth/ui/components/Toast/toastQueue'
import { failureMessages, successMessage } from './messages'
import type { Outcome } from './outcome'
import { refusalOf } from './refusal'

/**
 * Shows toasts for a failed call. The end of the session is left to the code that ends it, so
 * that it shows once.
 */
export function showFailure(outcome: Outcome, error: unknown): void {
  if (refusalOf(error)) return
  for (const words of failureMessages(outcome, error)) toast.error(words)
}

/** Shows a toast for a successful call if section 8 states one. */
export function showSuccess(outcome: Outcome, message?: string, details?: ToastDetails): void {
  const words = successMessage(outcome, message)
  if (words) toast.success(words, details)
}
