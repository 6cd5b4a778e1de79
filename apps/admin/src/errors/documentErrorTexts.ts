import { localize } from '@hearth/ui/text/localize'

/** Why a document can't be shown or downloaded. Apart from `errorTexts`, which every page loads. */
export const documentErrorTexts = localize('documentErrorTexts', {
  download:
    "The document couldn't be downloaded. Its link may have been too old: it has been renewed, so try again.",
  /** The limits of the server for views and downloads, in minutes and for a day. */
  soon: "You've opened many documents in a short time. Wait a few minutes, then go on.",
  today: "You've opened as many documents as one day allows. Go on tomorrow.",
})
