import { createRandom, type Random } from '../src/demo/random.ts'

/** A member as the list shows them. */
export interface Member {
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
}

const words = ({ fullName }: Member): string[] => (fullName ?? '').split(' ').filter(Boolean)
const first = (member: Member): string => words(member)[0] ?? ''
const last = (member: Member): string => words(member).at(-1) ?? ''

/** Swaps two neighbouring letters, as fast fingers do. */
const withTypo = (word: string, random: Random): string => {
  const letters = [...word]
  if (letters.length < 5) return word
  const at = random.between(1, letters.length - 3)
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('')
}

/** What people type to find a member, and how many of a hundred searches are of that kind. */
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
 * Searches as stewards type them: whole names, parts of names, addresses, numbers, typing errors
 * and half words, in lower case, always the same ones for the same members. A term that comes
 * again gets blanks at its end: the server keeps totals, and the bench measures the first person
 * to search.
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
