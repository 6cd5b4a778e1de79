import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { refusalOf } from '../session/refusal'
import { failureMessages, successMessage } from './messages'
import type { Outcome } from './outcome'

/** Says in toasts that a call failed. The end of the session is said once, by whoever ends it. */
export function showFailure(outcome: Outcome, error: unknown): void {
  if (refusalOf(error)) return
  for (const words of failureMessages(outcome, error)) toast.error(words)
}

/** Says in a toast that a call went well, where section 8 has it say so. */
export function showSuccess(outcome: Outcome, message?: string): void {
  const words = successMessage(outcome, message)
  if (words) toast.success(words)
}
