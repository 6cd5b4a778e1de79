import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

const failure = errorTexts.somethingWentWrong

/** Messages of the calls of the desk. Those of declines are with the other moderation. */
export const deskMessages = localize('deskMessages', {
  keep: { success: { always: 'Post kept' }, failure },
  hide: { success: { always: 'Post hidden' }, failure },
  hideAndBan: { success: { always: 'Post hidden and its author banned' }, failure },
  holdDocuments: { success: { always: 'Documents are kept' }, failure },
  releaseDocuments: { success: { always: 'Documents are no longer kept' }, failure },
} satisfies Record<string, Outcome>)

/** Words of the question before a document is downloaded. */
export const deskTexts = localize('deskTexts', {
  downloadTitle: (name: string) => `Download ${name}`,
  downloadQuestion:
    'The file stays on this computer until you delete it. The download is saved in the record.',
  download: 'Download',
})
