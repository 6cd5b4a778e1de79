import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../operation.ts'
import { users } from '../platform/database/schema.ts'
import { forgiveTypo } from './typos.ts'

/** The filters of the list of members; see the contract's `listUsers`. */
export type UsersFilter = Pick<
  Call<'listUsers'>['query'],
  'search' | 'isVerified' | 'isBanned' | 'badgeRequestStatus'
>

/** Members only: no administrators and no deleted accounts. The index `users_newest` serves it. */
const isMember = and(ne(users.role, 'admin'), isNull(users.deletedAt))

/** Scripts without blanks between words: a word may start anywhere. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u

const isShortWord = (term: string): boolean =>
  /^[\p{L}\p{N}]{1,2}$/u.test(term.normalize('NFC')) && !unspaced.test(term)

/** A number as people type it, with at least three digits. */
const isPhonePart = (term: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(term) && term.replaceAll(/\D/g, '').length >= 3

/**
 * A text that the trigram index cannot answer and `users_signs` can: it has a sign or a character
 * of a script without blanks, and no three letters in a row. The ranges are those of
 * `search_signs()`.
 */
const needsSigns = (text: string): boolean => {
  const folded = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
  return (
    /[!-*,\-/:-?[-`{-~\u0e00-\u11ff\u2000-\u{10ffff}]/u.test(folded) &&
    !/[\p{L}\p{N}]{3}/u.test(folded.normalize('NFC'))
  )
}

/** Rows that contain a text; `%` and `_` are literal. */
const contains = (text: string, column: SQL | typeof users.search = users.search): SQL => {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&')
  const pattern = isShortWord(text) ? `% ${escaped}%` : `%${escaped}%`
  return sql`${column} like search_fold(${pattern})`
}

/** The text of a row, kept from the trigram index: `|| ''` is an expression that it does not have. */
const unindexed = sql`(${users.search} || '')`

/**
 * Rows that contain a text, by the one index that answers it. One or two digits are the start of a
 * word, so the trigram index has them. Only fewer than three letters in front of `.`, `@` or `+`, as
 * in `1@`, have no index: nearly every row has these signs. PostgreSQL then compares row by row,
 * about a second for a million members, and ends a statement after 5 s.
 */
const containsIndexed = (text: string): SQL | undefined =>
  needsSigns(text)
    ? and(
        contains(text, unindexed),
        sql`search_signs(${users.search}) @> search_signs(search_fold(${text}))`,
      )
    : contains(text)

/**
 * Rows that contain a word, or one that differs from it by one typo. `|| ''` keeps the index away
 * from a word that must be exact: otherwise the planner looks up only that word and compares the
 * others row by row.
 */
const containsNearly = (word: string): SQL | undefined => {
  const query = forgiveTypo(word)
  if (!query) return contains(word, unindexed)
  return or(contains(word), sql`search_words(${users.search}) @@ search_fold(${query})::tsquery`)
}

/** Splits a word as `search_words()` splits names. Numbers and addresses are not split. */
const splitWord = (word: string): string[] => {
  if (/[@\p{N}]/u.test(word)) return [word]
  const parts = word
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .match(/[\p{L}\p{M}]+/gu)
  return parts ?? [word]
}

interface Matches {
  readonly exact: SQL | undefined
  /** The same rows as `exact`: fast by an index, slow row by row. */
  readonly indexed: SQL | undefined
  /** `exact` with up to one typo in each word; undefined when no word may have one. */
  readonly near: SQL | undefined
}

/**
 * Members whose full name, email and phone contain every word of the term, in any order, script,
 * case and with any accents. One or two letters match only at the start of a word, as the trigram
 * index can answer that. Digits with blanks and signs between them may also be a phone number, and
 * then they count as one word.
 */
const matches = (search: string | undefined): Matches => {
  const term = search?.trim()
  if (!term) return { exact: undefined, indexed: undefined, near: undefined }
  const phone = isPhonePart(term) ? contains(term.replaceAll(/\D/g, '')) : undefined
  const words = [...new Set(term.split(/\s+/))]
  const parts = [...new Set(words.flatMap(splitWord))]
  const forgives = parts.some((part) => forgiveTypo(part) !== undefined)
  return {
    exact: or(phone, and(...words.map((word) => contains(word)))),
    indexed: or(phone, and(...words.map(containsIndexed))),
    near: forgives ? and(...parts.map(containsNearly)) : undefined,
  }
}

/** The conditions of a filter. */
export interface Narrowed {
  readonly exact: SQL | undefined
  /** The same rows as `exact`: fast by an index, slow row by row. */
  readonly indexed: SQL | undefined
  /** Used when `exact` finds nobody: forgives typos of the search. */
  readonly near: SQL | undefined
  /** True when there is a search: the query plan depends on it. */
  readonly searching: boolean
}

export const narrow = (filter: UsersFilter): Narrowed => {
  const { exact, indexed, near } = matches(filter.search)
  const others = and(
    isMember,
    filter.isVerified === undefined ? undefined : eq(users.isVerified, filter.isVerified === 1),
    filter.isBanned ? eq(users.isBanned, true) : undefined,
    filter.badgeRequestStatus === undefined
      ? undefined
      : eq(users.badgeRequestStatus, filter.badgeRequestStatus),
  )
  return {
    exact: and(others, exact),
    indexed: and(others, indexed),
    near: near && and(others, near),
    searching: exact !== undefined,
  }
}
