import { type BrotliOptions, constants } from 'node:zlib'

/** The encodings of answers, the best first. */
export const encodings = ['br', 'gzip'] as const

/** This level takes as long as gzip and compresses better. */
export const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
}
