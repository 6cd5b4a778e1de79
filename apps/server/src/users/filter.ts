import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../kernel/operation.ts'
import { isMember } from '../platform/database/roles.ts'
import { phoneEndLength } from '../platform/database/schema/values.ts'
import { memberCounts, users } from '../platform/database/schema.ts'
import { membersIn } from './counts.ts'
import type { SearchTerm } from './searchTerm.ts'
import { forgiveTypo } from './typos.ts'

/** The filters of the list of members; see the contract's `listUsers`. */
export type UsersFilter = Pick<
  Call<'listUsers'>['query'],
  'search' | 'isVerified' | 'isBanned' | 'badgeRequestStatus'
>

/** Scripts without blanks between words, so that a word may start anywhere. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u

const isShortWord = (word: string): boolean =>
  /^[\p{L}\p{N}]{1,2}$/u.test(word) && !unspaced.test(word)

/** Whether a text looks like part of a phone number, with at least three digits. */
const isPhonePart = (text: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 3

/**
 * Whether a text needs the index `users_signs`, because the trigram index does not help: it has a
 * punctuation mark or a character of a script without blanks, and no three letters in a row. The
 * ranges are those of `search_signs()`.
 */
const needsSignIndex = (text: string): boolean =>
  /[!-*,\-/:-?[-`{-~\u0e00-\u11ff\u2000-\u{10ffff}]/u.test(text) && !/[\p{L}\p{N}]{3}/u.test(text)

/** Rows that contain a folded text. `%` and `_` are literal. */
const contains = (text: string, column: SQL | typeof users.search = users.search): SQL => {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&')
  const pattern = isShortWord(text) ? `% ${escaped}%` : `%${escaped}%`
  return sql`${column} like ${pattern}`
}

/** The searched text, as an expression without an index: the `|| ''` avoids the trigram index. */
const unindexed = sql`(${users.search} || '')`

/**
 * Rows that contain a text, by the index that fits it. One or two digits are the start of a word, so
 * the trigram index has them. Only fewer than three letters before `.`, `@` or `+`, as in `1@`, have
 * no index, because nearly every row has these marks. PostgreSQL then compares row by row: about a
 * second for a million members, with a statement timeout of 5 s.
 */
const containsIndexed = (text: string): SQL | undefined =>
  needsSignIndex(text)
    ? and(contains(text, unindexed), sql`search_signs(${users.search}) @> search_signs(${text})`)
    : contains(text)

/**
 * Rows that contain a word, or one that differs from it by one typo. A word that must be exact does
 * not use the trigram index: otherwise the planner would look up only that word and compare the
 * other words row by row.
 */
const containsNearly = (word: string): SQL | undefined => {
  const query = forgiveTypo(word)
  if (!query) return contains(word, unindexed)
  return or(contains(word), sql`search_words(${users.search}) @@ ${query}::tsquery`)
}

/** Splits a word like `search_words()`. Numbers and addresses are not split. */
const splitWord = (word: string): string[] =>
  /[@\p{N}]/u.test(word) ? [word] : (word.match(/\p{L}+/gu) ?? [word])

/**
 * Rows with a phone that contains the digits. A number of one's own country begins with a zero that
 * it has not when it is stored as it is dialled from abroad.
 */
const containsPhone = (digits: string): SQL | undefined => {
  const [, national = ''] = /^0(\d{6,})$/.exec(digits) ?? []
  return or(contains(digits), national === '' ? undefined : contains(national))
}

interface Matches {
  readonly exact: SQL | undefined
  /** The same rows as `exact`, by conditions for the indexes. Slow without an index. */
  readonly indexed: SQL | undefined
  /** Like `exact`, with up to one typo in each word. Undefined if all words must be exact. */
  readonly near: SQL | undefined
}

/**
 * Members whose full name, email and phone contain every word of the term, in any order, ignoring
 * case and accents. One or two letters match only at the start of a word, which the trigram index
 * supports. Digits with blanks and punctuation between them also match as one phone number. A number
 * with the prefix of another notation is found by its last digits, like a word with a typo.
 */
const matches = (term: SearchTerm | undefined): Matches => {
  if (!term) return { exact: undefined, indexed: undefined, near: undefined }
  const digits = isPhonePart(term.text) ? term.phone : null
  const phone = digits === null ? undefined : containsPhone(digits)
  const end = digits && digits.length > phoneEndLength && contains(digits.slice(-phoneEndLength))
  const words = [...new Set(term.text.split(' '))]
  const parts = [...new Set(words.flatMap(splitWord))]
  const forgives = parts.some((part) => forgiveTypo(part) !== undefined)
  return {
    exact: or(phone, and(...words.map((word) => contains(word)))),
    indexed: or(phone, and(...words.map(containsIndexed))),
    near: forgives ? and(...parts.map(containsNearly)) : end || undefined,
  }
}

type States = Omit<UsersFilter, 'search'>

/** The states of a filter as conditions on the members, or on their counts. */
const inStates = (
  columns: typeof users | typeof memberCounts,
  { isVerified, isBanned, badgeRequestStatus }: States,
): SQL | undefined =>
  and(
    isVerified === undefined ? undefined : eq(columns.isVerified, isVerified === 1),
    isBanned ? eq(columns.isBanned, true) : undefined,
    badgeRequestStatus === undefined
      ? undefined
      : eq(columns.badgeRequestStatus, badgeRequestStatus),
  )

/** The conditions of a filter. */
export interface Narrowed {
  readonly exact: SQL | undefined
  /** The same rows as `exact`, by conditions for the indexes. Slow without an index. */
  readonly indexed: SQL | undefined
  /** For a second search with typos, if `exact` finds no member. */
  readonly near: SQL | undefined
  /** Whether there is a search term, which decides the query plan. */
  readonly isSearch: boolean
  /** How many members match, without a search term. */
  readonly counted: SQL<number>
}

/** @param term the search of the filter, see `readSearchTerm` */
export const narrow = (filter: States, term: SearchTerm | undefined): Narrowed => {
  const { exact, indexed, near } = matches(term)
  const flags = and(isMember, inStates(users, filter))
  return {
    exact: and(flags, exact),
    indexed: and(flags, indexed),
    near: near && and(flags, near),
    isSearch: exact !== undefined,
    counted: membersIn(inStates(memberCounts, filter)),
  }
}
