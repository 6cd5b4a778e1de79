/** Shorter words must be exact: too many other words differ from them by one letter. */
const minimumLength = 4

/** Removes the accents that `search_fold()` removes: otherwise a spelling could consist of them. */
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

const lengthOf = (word: string): number => [...word].length

/**
 * Every spelling that one typo turns into this word: a missing letter, a different letter, an
 * extra letter, or two neighbours swapped. `_` stands for any letter.
 */
const spellingsBeforeTypo = (word: string): Set<string> => {
  const letters = [...word]
  const spellings = new Set<string>()
  for (const [i, letter] of letters.entries()) {
    const start = letters.slice(0, i).join('')
    const [next = '', ...others] = letters.slice(i + 1)
    const rest = next + others.join('')
    spellings.add(start + rest)
    spellings.add(`${start}_${rest}`)
    spellings.add(`${start}_${letter}${rest}`)
    spellings.add(start + next + letter + others.join(''))
  }
  spellings.delete(word)
  return spellings
}

/**
 * One term of a tsquery. Four letters match the start of a word (`:*`), as people search while
 * they type. Fewer letters match a whole word: too many words start with the same three letters.
 */
const toTerm = (spelling: string): string =>
  lengthOf(spelling.replace(/_$/, '')) >= minimumLength ? `'${spelling}':*` : `'${spelling}'`

/**
 * A tsquery over `search_words()` for the words that this one may have been before one typo. The
 * search bounds its size: four terms for each letter. Undefined for a word that must be exact.
 */
export const forgiveTypo = (typed: string): string | undefined => {
  const word = withoutAccents(typed)
  if (!/^[\p{L}\p{M}]+$/u.test(word) || lengthOf(word) < minimumLength) return undefined
  return [...spellingsBeforeTypo(word)].map(toTerm).join(' | ')
}
