import { own } from '@hearth/api/shape'

/**
 * Runs an action on a record for a dialog that stays open for another try when the action fails.
 * When the record is gone (404), or somebody else was first or nobody may (409), there is nothing
 * to try again: its toast has shown, the list has reloaded, and the dialog may close.
 * @returns the status of such a refusal
 */
export const ignoreSettled = (action: Promise<unknown>): Promise<404 | 409 | undefined> =>
  action.then(
    () => undefined,
    (error: unknown) => {
      const status = own(error, 'status')
      if (status === 404 || status === 409) return status
      throw error
    },
  )
