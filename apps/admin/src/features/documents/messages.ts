import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

const failure = errorTexts.somethingWentWrong

/** Messages of the calls that hold documents, or let them be deleted again. */
export const documentsMessages = localize('documentsMessages', {
  holdDocuments: { success: { always: 'Documents are kept' }, failure },
  releaseDocuments: { success: { always: 'Documents are no longer kept' }, failure },
} satisfies Record<string, Outcome>)

/** Words of the question before a document is downloaded. */
export const documentsTexts = localize('documentsTexts', {
  downloadTitle: (name: string) => `Download ${name}`,
  downloadQuestion:
    'The file stays on this device until you delete it. The download is saved in the record.',
  download: 'Download',
})
