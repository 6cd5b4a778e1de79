/** Shorter words must be exact, because too many words differ from them by one letter. */
const minimumLength = 4

const lengthOf = (word: string): number => [...word].length

/**
 * All spellings that one typo turns into this word: a missing, wrong or extra letter, or two swapped
 * neighbours. `_` stands for any letter.
 */
const spellingsBeforeTypo = (word: string): Set<string> => {
  const letters = [...word]
  const spellings = new Set<string>()
  for (const [i, letter] of letters.entries()) {
    const start = letters.slice(0, i).join('')
    const [next = '', ...remaining] = letters.slice(i + 1)
    const rest = next + remaining.join('')
    spellings.add(start + rest)
    spellings.add(`${start}_${rest}`)
    spellings.add(`${start}_${letter}${rest}`)
    spellings.add(start + next + letter + remaining.join(''))
  }
  spellings.delete(word)
  return spellings
}

/**
 * A term of a tsquery. Four letters match the start of a word (`:*`), because people search while
 * they type. Fewer letters match only a whole word, because too many words start with them.
 */
const toTerm = (spelling: string): string =>
  lengthOf(spelling.replace(/_$/, '')) >= minimumLength ? `'${spelling}':*` : `'${spelling}'`

/**
 * For a folded word, a tsquery over `search_words()` for all words from which one typo leads to this word. It has four
 * terms for each letter. Undefined for a word that must be exact.
 */
export const forgiveTypo = (word: string): string | undefined => {
  if (!/^\p{L}+$/u.test(word) || lengthOf(word) < minimumLength) return undefined
  return [...spellingsBeforeTypo(word)].map(toTerm).join(' | ')
}
