/** Larger files are not shown. */
export const MAX_MEGABYTES = 25

/**
 * Larger images are not decoded: each pixel takes four bytes of memory, however small the file is.
 */
export const MAX_MEGAPIXELS = 50

export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000

/** Longest side of a page in memory: enough to read the small print of a passport. */
export const LONGEST_SIDE = 2_400

/** Why a file can't be shown. */
export type Problem =
  | 'empty'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'unknownType'
  | 'encrypted'
  | 'damaged'
  | 'failed'

/** A file that can't be shown, with the reason. */
export class DocumentError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Something of a document that can't be shown, while the rest can: an image above the limit, letters
 * that no font has, or another part.
 */
export type Gap = 'tooManyPixels' | 'letters' | 'part'

/** A page in memory. */
export interface DrawnPage {
  /** Valid until another page is asked for. */
  bitmap: ImageBitmap
  /** What of the document can't be shown, as far as it has been drawn. */
  gaps: readonly Gap[]
}

/** A document in memory. */
export interface OpenDocument {
  pageCount: number
  /** A PDF with a script, which does not run. */
  hasScript: boolean
  /** Draws a page, counted from 1. */
  draw: (page: number) => Promise<DrawnPage>
  /** Releases the memory. */
  close: () => void
}
