import { ApiError } from '@hearth/api/error'

/**
 * Runs an action on a record for a dialog that stays open for another try when the action fails.
 * When the record is gone (404) there is nothing to try again: its toast has shown, the list
 * reloads, and the dialog may close.
 */
export async function ignoreNotFound(action: Promise<unknown>): Promise<void> {
  try {
    await action
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
