import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { refusalOf } from '../session/refusal'
import type { Operation } from './catalogue'
import { failureMessages, successMessage } from './messages'

/** Says in toasts that a call failed. The end of the session is said once, by whoever ends it. */
export function showFailure(operation: Operation, error: unknown): void {
  if (refusalOf(error)) return
  for (const words of failureMessages(operation, error)) toast.error(words)
}

/** Says in a toast that a call went well, where section 8 has it say so. */
export function showSuccess(operation: Operation, message?: string): void {
  const words = successMessage(operation, message)
  if (words) toast.success(words)
}
