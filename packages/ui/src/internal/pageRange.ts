/**
 * The first and the last row of a page as people count them, from 1. A page past the end has no
 * rows: 0 and 0.
 */
export function pageRange(page: number, pageSize: number, total: number): [number, number] {
  const first = (page - 1) * pageSize + 1
  return first > total ? [0, 0] : [first, Math.min(page * pageSize, total)]
}
