import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@hearth/ui/patterns/Pagination/pageSizes'
import type { SearchSchemaInput } from '@tanstack/react-router'

// Parameters that lists share. An invalid value counts as missing: no address is an error.

/** Reads one parameter, from an address or from the code that opens the page. */
type Field<Value> = (value: unknown) => Value

type Values<Fields> = { [name in keyof Fields]: Fields[name] extends Field<infer V> ? V : never }

/** Reads the search of an address; a link to it may leave out every parameter. */
export type ReadSearch<Search> = (search: Partial<Search> & SearchSchemaInput) => Search

/** What a `ReadSearch` returns. */
export type SearchOf<Read extends (search: never) => unknown> = ReturnType<Read>

/** The search of an address that the router has not read. */
export const readSearch = <Search>(
  read: ReadSearch<Search>,
  search: Readonly<Record<string, string>>,
): Search => read(search as Partial<Search> & SearchSchemaInput)

/**
 * Reads the search of an address. It does without zod: every visit loads the fields of all pages,
 * also on the phone of a member who opens one page.
 */
export const searchOf =
  <Fields extends Readonly<Record<string, Field<unknown>>>>(
    fields: Fields,
  ): ReadSearch<Values<Fields>> =>
  (search) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, read]) => [name, read(Reflect.get(search, name))]),
    ) as Values<Fields>

/** Longest search text that the contract accepts. */
const SEARCH_MAX_LENGTH = 100

type PageSize = (typeof PAGE_SIZES)[number]

/** Number of a page, from 1. */
export const page: Field<number> = (value) => {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1
}

/** Rows on a page: one of the sizes that a person can choose, otherwise the default. */
export const limit =
  (size: PageSize): Field<PageSize> =>
  (value) =>
    PAGE_SIZES.find((each) => each === Number(value)) ?? size

/**
 * Page and size of a list that arrives whole; its screen splits it into pages (specification 9: pages
 * of 50).
 */
export const pageFields = { page, limit: limit(DEFAULT_PAGE_SIZE) }

/** One of a few words, otherwise the default. */
export const oneOf =
  <const Word extends string>(words: readonly Word[], otherwise: Word): Field<Word> =>
  (value) =>
    words.find((word) => word === value) ?? otherwise

/** A text that may be missing. */
export const text: Field<string | undefined> = (value) =>
  typeof value === 'string' ? value : undefined

/**
 * The search text as the contract accepts it: without U+0000 and halves of characters, and cut at
 * its length. Of a long text copied from a mail, `Ana Sousa (…) <ana@example.org>`, the address stays.
 */
export const search: Field<string> = (value) => {
  const typed = (text(value) ?? '').replace(/[\0\p{Cs}]/gu, '')
  const address = typed.length > SEARCH_MAX_LENGTH && /<[^<>\s]+@[^<>\s]+>/.exec(typed)?.[0]
  return [...(address || typed)].slice(0, SEARCH_MAX_LENGTH).join('')
}

/**
 * The order of a list that arrives whole: a column (`name`), descending with a minus (`-name`), or
 * '' for the given order. The screen ignores a column that it cannot sort by.
 */
export { search as sort }
