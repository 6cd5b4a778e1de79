import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../operation.ts'
import { users } from '../platform/database/schema.ts'

/** What narrows the list of members; see the contract's `listUsers`. */
export type UsersFilter = Pick<
  Call<'listUsers'>['query'],
  'search' | 'isVerified' | 'isBanned' | 'badgeRequestStatus'
>

/** Members only: no administrators, nobody who is deleted. Served by the index `users_newest`. */
const isMember = and(ne(users.role, 'admin'), isNull(users.deletedAt))

/** Scripts that put no blanks between words, so that a word may stand anywhere. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u

const isShortWord = (term: string): boolean =>
  /^[\p{L}\p{N}]{1,2}$/u.test(term.normalize('NFC')) && !unspaced.test(term)

/** A number as people type it, with at least three digits. */
const isPhonePart = (term: string): boolean =>
  /^\+?[\d\s()./-]+$/.test(term) && term.replaceAll(/\D/g, '').length >= 3

/** Rows that contain a text, `%` and `_` meaning themselves. */
const contains = (text: string): SQL => {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&')
  const pattern = isShortWord(text) ? `% ${escaped}%` : `%${escaped}%`
  return sql`${users.search} like search_fold(${pattern})`
}

/**
 * Members whose full name, email and phone contain every word of the term, in any order: in any
 * script, whatever its case and accents. One or two letters are looked for at the start of a word,
 * which is what the trigram index can answer. A phone number counts as one word.
 */
const matches = (search: string | undefined): SQL | undefined => {
  const term = search?.trim()
  if (!term) return undefined
  if (isPhonePart(term)) return contains(term.replaceAll(/\D/g, ''))
  const words = [...new Set(term.split(/\s+/))]
  return and(...words.map(contains))
}

/** The condition of a filter; its search stands for itself, since it decides the plan. */
export const narrow = (filter: UsersFilter): { narrowed: SQL | undefined; searching: boolean } => {
  const found = matches(filter.search)
  const narrowed = and(
    isMember,
    filter.isVerified === undefined ? undefined : eq(users.isVerified, filter.isVerified === 1),
    filter.isBanned ? eq(users.isBanned, true) : undefined,
    filter.badgeRequestStatus === undefined
      ? undefined
      : eq(users.badgeRequestStatus, filter.badgeRequestStatus),
    found,
  )
  return { narrowed, searching: found !== undefined }
}
