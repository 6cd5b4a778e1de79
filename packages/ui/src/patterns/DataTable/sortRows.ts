import type { SortDirection, SortValue } from './tableSort'

type Rank = string | number | undefined

const rankOf = (value: SortValue): Rank => {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  const rank = Number(value)
  return Number.isNaN(rank) ? undefined : rank
}

/**
 * The rows in order. Rows with equal values keep their order, and missing values come last in
 * both directions.
 *
 * @param locale BCP 47 tag: text is sorted as in its dictionaries, and 9 before 10
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string,
): readonly Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, rank: rankOf(sortValue(row)) }))
    .sort(({ rank: a }, { rank: b }) => {
      if (a === undefined || b === undefined) {
        return Number(a === undefined) - Number(b === undefined)
      }
      const isNumeric = typeof a === 'number' && typeof b === 'number'
      return sign * (isNumeric ? a - b : compare(String(a), String(b)))
    })
    .map(({ row }) => row)
}
