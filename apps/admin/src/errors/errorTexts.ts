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
  /** A form shows the right address below it, as a link. */
  wrongAddress: "This panel doesn't work at this address.",
  outdated: 'This page needs to be reloaded',
  outdatedDetail: 'It may have been updated, or the connection was lost.',
  reload: 'Reload',
  download:
    "The document couldn't be downloaded. Its link may have been too old: it has been renewed, so try again.",
  /** The limits of the server for views and downloads, in minutes and for a day. */
  documentsSoon: "You've opened many documents in a short time. Wait a few minutes, then go on.",
  documentsToday: "You've opened as many documents as one day allows. Go on tomorrow.",
})
