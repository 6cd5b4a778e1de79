const isAscii = /^[ -~]*$/

/** Accents, vowel points, invisible characters, and the tatweel that only stretches a word. */
const silent = /[\p{M}\p{Cf}\u0640]/gu

/** Characters that stand for one another, each before the one that both are compared as. */
const forms: Readonly<Record<string, string>> = {
  ς: 'σ',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đð: 'd',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Arabic letters that keyboards of Arabic, Persian, Urdu and Kurdish have instead of each other.
  '\u0671': '\u0627',
  '\u0649\u06CC\u06D0\u06D2': '\u064A',
  '\u06A9\u06AA': '\u0643',
  '\u0629\u06C1\u06C3\u06BE\u06D5': '\u0647',
  '\u2018\u2019\u201B\u02BB\u02BC\u2032\u05F3': "'",
  '\u2010\u2012\u2013\u2014\u2212': '-',
}

/** The zeros of Arabic, Persian, Devanagari, Bengali and Thai; nine digits follow each. */
const zeros = '\u0660\u06F0\u0966\u09E6\u0E50'

const replacements = new Map<string, string>()
for (const [letters, form] of Object.entries(forms)) {
  for (const letter of letters) replacements.set(letter, form)
}
for (const zero of zeros) {
  for (let digit = 0; digit < 10; digit += 1) {
    replacements.set(String.fromCharCode(zero.charCodeAt(0) + digit), String(digit))
  }
}
const replaced = new RegExp(`[${[...replacements.keys()].join('')}]`, 'g')

/**
 * The form of a text for searches: lower case, without accents, vowel points and invisible
 * characters, with one form of each letter and digit. 'cafe' finds 'Café', 'istanbul' finds
 * 'İSTANBUL', 'ana' finds 'ａｎａ', and a name in Arabic is found with and without its hamza. The
 * server folds members in the same way (`search_fold`; the test `searchFold` compares them).
 */
export const fold = (text: string): string => {
  // A fast path for most emails: a list of 100,000 invites is folded at each key press.
  if (isAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(silent, '')
    .toLowerCase()
    .replaceAll(replaced, (letter) => replacements.get(letter) ?? letter)
    .normalize('NFC')
}

/**
 * The digits of a phone number as it is dialled from abroad: without + or 00, and without the zero in
 * brackets that is dialled only within the country, as in '+44 (0)20'. Two notations of one number
 * are equal; '' without digits. The server compares phones in the same way (`phone_key`; the test
 * `searchFold` compares them).
 */
export const phoneKey = (phone: string): string =>
  fold(phone)
    .replace(/([0-9][^0-9(]*)\( *0 *\)/, '$1')
    .replaceAll(/[^0-9]+/g, '')
    .replace(/^00/, '')
