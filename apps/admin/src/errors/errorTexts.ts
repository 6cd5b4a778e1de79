import { localize } from '@hearth/ui/text/localize'

/** Texts of failures that no call and no screen has; those of specification 7 and 8 are verbatim. */
export const errorTexts = localize('errorTexts', {
  /**
   * The last resort where the specification states no message for a failure (ban, unban, badges,
   * posts, create membership): a failed action always says something.
   */
  somethingWentWrong: 'Something went wrong',
  /** The same for a success: the answer had no message. */
  done: 'Done',
  more: (errors: number) => `and ${errors} more`,
  noConnection: 'No connection',
  /** After the stated message of a call that was sent without a connection. */
  nothingSaved: 'No connection. Nothing was saved.',
  /** The question for the second factor was closed. */
  notConfirmed: "Nothing was changed, because you didn't confirm it's you.",
  /** A form shows the right address below it, as a link. */
  wrongAddress: "This panel doesn't work at this address.",
  outdated: 'This page needs to be reloaded',
  outdatedDetail: 'It may have been updated, or the connection was lost.',
  reload: 'Reload',
})
