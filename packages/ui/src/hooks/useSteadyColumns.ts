import { type RefObject, useLayoutEffect } from 'react'

/** The heads of columns that are as wide as their content. */
const headsIn = (table: Element) =>
  table.querySelectorAll<HTMLElement>(':scope > thead th[data-fitting]')

/** Lets the columns be as wide as their content again, in a table that became too narrow for them. */
export function releaseColumns(table: Element): void {
  for (const head of headsIn(table)) head.style.minInlineSize = ''
}

/**
 * Keeps the columns of a table in place. Without this, a column that fits its content gets narrower
 * when a row leaves or its value gets shorter, and all other columns move. Each column keeps its largest
 * width until the width of the table changes.
 * @param root the element around the table
 * @param columns what the table shows, as a key: another one starts anew. '' for no table
 */
export function useSteadyColumns(root: RefObject<HTMLElement | null>, columns: string): void {
  useLayoutEffect(() => {
    const table = columns !== '' && root.current?.querySelector(':scope > table')
    if (!table) return
    let tableWidth = 0
    const measure = () => {
      const { width: newest } = table.getBoundingClientRect()
      if (newest !== tableWidth) releaseColumns(table)
      tableWidth = newest
      for (const head of headsIn(table)) {
        const { width } = head.getBoundingClientRect()
        const kept = Number.parseFloat(head.style.minInlineSize) || 0
        if (width > kept) head.style.minInlineSize = `${width}px`
      }
    }
    // Not in the callback, since a change of a size there is one more layout in the same frame.
    let next = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(measure)
    })
    observer.observe(table)
    for (const head of headsIn(table)) observer.observe(head)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(next)
      releaseColumns(table)
    }
  }, [root, columns])
}
