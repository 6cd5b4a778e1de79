/** Shorter words must be exact: too many other words differ from them by one letter. */
const minimumLength = 4

const lengthOf = (word: string): number => [...word].length

/**
 * Every spelling that one typo turns into this word: without a letter, with another letter, with one
 * more, with two neighbours swapped. `_` stands for any letter.
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
 * One term of a tsquery. Four letters match the beginning of a word (`:*`), since people search while
 * they type. Fewer match a whole word: three letters begin too many.
 */
const toTerm = (spelling: string): string =>
  lengthOf(spelling.replace(/_$/, '')) >= minimumLength ? `'${spelling}':*` : `'${spelling}'`

/**
 * A tsquery over `search_words()` for the words that this one may have been before one typo. Its size is
 * bounded by that of the search: four terms for each letter. Undefined for a word that must be exact.
 */
export const forgiveTypo = (word: string): string | undefined => {
  if (!/^[\p{L}\p{M}]+$/u.test(word) || lengthOf(word) < minimumLength) return undefined
  return [...spellingsBeforeTypo(word)].map(toTerm).join(' | ')
}
