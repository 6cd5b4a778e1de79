import { count } from '../text/numbers'
import { panelText } from '../text/panelDefaults'

/**
 * The first and the last row of a page as people count them, from 1. A page past the end has no
 * rows: 0 and 0.
 */
export function pageRange(page: number, pageSize: number, total: number): [number, number] {
  const first = (page - 1) * pageSize + 1
  return first > total ? [0, 0] : [first, Math.min(page * pageSize, total)]
}

/** The page of a list that a text names. */
export interface PageOfRows {
  page: number
  pageSize: number
  /** Rows that can be paged through. */
  total?: number | undefined
  /** More than `total` where only the first rows are listed. @default `total` */
  all?: number | undefined
  /** The count ended at `total`, and the list has more rows. @default false */
  hasMore?: boolean | undefined
}

/** The rows of a page as a text: '51–100 of 2,000'. */
export function rangeText({ page, pageSize, total = 0, all = total, hasMore }: PageOfRows): string {
  const [first, last] = pageRange(page, pageSize, total)
  const [from, to] = [count(first), count(last)]
  return all > total
    ? panelText.rangeOfFirst(from, to, count(total), count(all))
    : panelText.rangeOf(from, to, hasMore ? panelText.moreThan(count(total)) : count(total))
}
