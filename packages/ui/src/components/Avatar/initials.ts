const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The first two letters of a name in capitals (specification 2.2), as a reader counts letters: an
 * emoji or a letter with its accents is one. '?' for an empty name.
 */
export function initials(name: string): string {
  let emails = ''
  let count = 0
  for (const { segment } of graphemes.segment(name.trim())) {
    if (!segment.trim()) continue
    emails += segment
    count += 1
    if (count === 2) break
  }
  return emails.toLocaleUpperCase() || '?'
}
