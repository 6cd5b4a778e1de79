import { fileSize } from '../../text/fileSize'
import { DocumentError, type Gap, MAX_MEGABYTES, MAX_MEGAPIXELS } from './documentModel'
import { guardedDocumentText as text } from './guardedDocumentText'

/** Why a file can't be shown. A TypeError has only the browser's words for a failed request. */
export function messageOf(error: unknown): string {
  const { problems } = text
  if (!(error instanceof DocumentError)) {
    const isSentence = error instanceof Error && !(error instanceof TypeError)
    return (isSentence && error.message) || problems.failed
  }
  switch (error.problem) {
    case 'tooLarge':
      return problems.tooLarge(fileSize(MAX_MEGABYTES * 1024 ** 2))
    case 'tooManyPixels':
      return problems.tooManyPixels(MAX_MEGAPIXELS)
    default:
      return problems[error.problem]
  }
}

/** What of a file can't be shown. */
export function gapsMessage(gaps: readonly Gap[]): string {
  const sentences = gaps.map((gap) =>
    gap === 'tooManyPixels' ? text.problems.tooManyPixels(MAX_MEGAPIXELS) : text.gaps[gap],
  )
  return [...sentences, text.downloadAll].join(' ')
}
