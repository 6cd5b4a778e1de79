import { create } from 'content-disposition'

/** Characters that must not reach a file system or a header: control, direction, separators. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu

/**
 * The value of a Content-Disposition header that saves a file under the given name: in ASCII for old
 * clients, and in full (RFC 6266, RFC 8187).
 */
export const attachment = (name: string, extension: string): string => {
  const bare = name.replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, 120).trim()
  const full = `${(bare || 'document').toWellFormed()}.${extension}`
  const ascii = full
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\x20-\x7e]/gu, '_')
    .replaceAll('%', '_')
  return create(full, { fallback: ascii })
}
