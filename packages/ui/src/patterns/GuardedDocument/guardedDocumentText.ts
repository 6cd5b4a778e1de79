import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of GuardedDocument; it loads on request, so they are not among the defaults. */
export const guardedDocumentText = localize('guardedDocument', {
  show: (name: string) => `Show ${name.toLowerCase()}`,
  hide: (name: string) => `Hide ${name.toLowerCase()}`,
  clear: 'Show clearly',
  again: 'Show again',
  download: (name: string) => `Download ${name.toLowerCase()}`,

  tools: (name: string) => `${name}: view`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to width',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (at: number, total: number) => `Page ${count(at)} of ${count(total)}`,
  isLargest: 'This is the largest size',
  isSmallest: 'This is the smallest size',
  isFirstPage: 'This is the first page',
  isLastPage: 'This is the last page',

  /** Read out, after the name of the document. */
  states: { blurred: 'loaded, blurred', clear: 'shown', hidden: 'hidden' },
  hidden: 'Hidden for privacy',

  hasScript: "This PDF contains a script. It doesn't run here.",
  gaps: {
    letters: "Some letters can't be shown: neither the file nor this device has a font for them.",
    part: "A part of this file can't be shown here: an area may look empty although it isn't.",
  },
  downloadAll: 'Download the file to see everything.',
  problems: {
    empty: 'This file is empty.',
    tooLarge: (limit: string) => `This file is larger than ${limit}, so it can't be shown here.`,
    tooManyPixels: (megapixels: number) =>
      `An image of more than ${count(megapixels)} megapixels is too large to be shown here.`,
    unknownType: "This file can't be shown here: it isn't a PDF or an image of a usual type.",
    encrypted: "This PDF is protected by a password, so it can't be shown here.",
    damaged: "This file is damaged and can't be shown.",
    failed: "This file couldn't be shown.",
  },
})
