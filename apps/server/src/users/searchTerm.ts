import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'

/** A search term as the database compares it. */
export interface SearchTerm {
  /** Folded, without the marks that an address has in a mail. */
  readonly text: string
  /** The digits of a phone number in it; null without digits. */
  readonly phone: string | null
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address of a recipient copied from a mail, `ana sousa <ana@example.org>`, or of a link. */
const readAddress = (text: string): string => {
  const [, recipient] = /<(?:mailto:)?([^<>\s]+@[^<>\s]+)>/.exec(text) ?? []
  const [, link] = /^(?:mailto|tel):([^?\s]+)/.exec(text) ?? []
  return recipient ?? (link === undefined ? text : decode(link))
}

/** Removes the marks around a word of a list or a sentence: `<ana@example.org>,` or `sousa,`. */
const trimMarks = (word: string): string => {
  if (!/[\p{L}\p{N}]/u.test(word)) return word
  return word.includes('@')
    ? word.replace(/^[<(["']+/, '').replace(/[>)\]"',;.:]+$/, '')
    : word.replace(/^[<(["]+/, '').replace(/[>)\]",;]+$/, '')
}

/** Takes out of a folded text what was copied with a name or an address. */
export const readPasted = (folded: string): string =>
  readAddress(folded.trim()).split(/\s+/).map(trimMarks).join(' ')

/**
 * Reads a search term. The database folds it, so that what is searched and the decision which index
 * helps are about the same text.
 */
export const readSearchTerm = async (
  db: Database,
  search: string | undefined,
): Promise<SearchTerm | undefined> => {
  if (!search?.trim()) return undefined
  const { rows } = await db.execute<{ text: string; phone: string | null }>(
    sql`select search_fold(${search}) as text, phone_key(${search}) as phone`,
  )
  const [row] = rows
  const text = row && readPasted(row.text)
  return text ? { text, phone: row.phone } : undefined
}
