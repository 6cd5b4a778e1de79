import { type BrotliOptions, constants } from 'node:zlib'

/** How answers are compressed, the best first. */
export const encodings = ['br', 'gzip'] as const

/** A level that takes as long as gzip and saves more. */
export const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
}
