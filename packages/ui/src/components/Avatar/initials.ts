import { getLocale } from '../../text/locale'

/**
 * Letters that no combining mark follows: each is a grapheme. Most names begin with two of these.
 */
const plain = /^([!-~]) *([!-~])(?=[ -~]|$)/

/** Created for the first name that needs it, because it loads the rules of all scripts. */
let graphemes: Intl.Segmenter | undefined

/**
 * The first two letters of a name in capitals (specification 2.2). A letter is a grapheme: an emoji
 * or a letter with its accents counts once. '?' for an empty name.
 */
export function initials(name: string): string {
  const letters = plain.exec(name.trim())?.slice(1) ?? firstGraphemes(name)
  return letters.join('').toLocaleUpperCase(getLocale()) || '?'
}

function firstGraphemes(name: string): string[] {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const letters: string[] = []
  for (const { segment } of graphemes.segment(name.trim())) {
    if (segment.trim()) letters.push(segment)
    if (letters.length === 2) break
  }
  return letters
}
