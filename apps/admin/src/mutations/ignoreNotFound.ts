import { ApiError } from '@hearth/api/error'

/**
 * A deed upon a record, for a dialog that stays open for another try when the deed fails. When the
 * record is gone (404) there is nothing to try again: its toast is out, the list loads anew, and the
 * dialog may close.
 */
export async function untilGone(deed: Promise<unknown>): Promise<void> {
  try {
    await deed
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
