import { createRandom, type Random } from '../src/demo/random.ts'

/** A member, as in the list. */
export interface Member {
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
}

const words = ({ fullName }: Member): string[] => (fullName ?? '').split(' ').filter(Boolean)
const first = (member: Member): string => words(member)[0] ?? ''
const last = (member: Member): string => words(member).at(-1) ?? ''

/** Swaps two neighbouring letters, a common typo. */
const withTypo = (word: string, random: Random): string => {
  const letters = [...word]
  if (letters.length < 5) return word
  const at = random.between(1, letters.length - 3)
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('')
}

/** Kinds of searches, with their share in percent. */
const habits: readonly [percent: number, term: (member: Member, random: Random) => string][] = [
  [25, last],
  [20, ({ fullName }) => fullName ?? ''],
  [15, first],
  [5, (member) => `${last(member)} ${first(member)}`],
  [10, ({ email }) => email ?? ''],
  [8, ({ email }) => (email ?? '').split('@')[0] ?? ''],
  [5, ({ phone }) => phone ?? ''],
  [7, (member, random) => withTypo(last(member), random)],
  // A pause in the middle of a word: the panel searches 300 ms after the last key.
  [5, (member, random) => first(member).slice(0, random.between(2, 4))],
]
const hundred = habits.flatMap(([percent, term]) => Array.from({ length: percent }, () => term))

/**
 * Typical searches: names, parts of names, addresses, numbers, typos and half words, in lower case,
 * the same ones for the same members. A repeated term gets trailing blanks, because the server
 * caches totals, and the bench measures uncached searches.
 */
export const typedSearches = (members: readonly Member[], count: number): string[] => {
  const random = createRandom(14)
  const seen = new Map<string, number>()
  return Array.from({ length: count }, () => {
    const member = random.pick(members)
    const term = random.pick(hundred)(member, random).toLowerCase() || (member.email ?? '')
    const times = seen.get(term) ?? 0
    seen.set(term, times + 1)
    return term + ' '.repeat(times)
  })
}
