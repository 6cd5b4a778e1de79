import { useDeferredValue } from 'react'

/**
 * The rows to show: those of the last render, until there is time for new ones. What a person
 * presses or types shows at once, and the rows follow in a render that yields to the next input.
 * The first rows replace nothing and do not wait.
 * @param rows the same list as long as its rows are the same: each new one is a render more
 */
export function useLateRows<Row>(rows: readonly Row[]): readonly Row[] {
  const late = useDeferredValue(rows)
  return late.length === 0 ? rows : late
}
