import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { painted } from '../../hooks/painted'

/** More rows than a screen shows at once. The others of a page follow when these are painted. */
const FIRST_ROWS = 20

export interface LateRows<Row> {
  /** The rows to show now. */
  shown: readonly Row[]
  /** All rows of that page: more than are shown, until the others have followed. */
  page: readonly Row[]
}

/**
 * The rows to show: those of the last render, until there is time for new ones. What a person
 * presses or types shows at once, and the rows follow in a render that yields to the next input.
 * The first rows replace nothing and do not wait, but they are no more than a screen of them.
 * @param rows the same list as long as its rows are the same: each new one is a render more
 * @param list contains the rows
 */
export function useLateRows<Row>(
  rows: readonly Row[],
  list: RefObject<HTMLElement | null>,
): LateRows<Row> {
  const late = useDeferredValue(useIsPainted(rows.length > FIRST_ROWS) ? rows : none)
  const isFirst = late.length === 0
  const shown = isFirst ? firstOf(rows) : late
  useReservedHeight(list, isFirst && shown !== rows ? rows.length / shown.length : 1)
  return { shown, page: isFirst ? rows : late }
}

const none: readonly never[] = []

/**
 * Whether a component has been painted.
 * @param waits false: it need not be. Read at the first render only
 */
function useIsPainted(waits: boolean): boolean {
  const [isPainted, setPainted] = useState(!waits)

  useEffect(() => {
    if (!isPainted) void painted().then(() => startTransition(() => setPainted(true)))
  }, [isPainted])

  return isPainted
}

/** The same list where nothing is left out. */
const firstOf = <Row>(rows: readonly Row[]): readonly Row[] =>
  rows.length > FIRST_ROWS ? rows.slice(0, FIRST_ROWS) : rows

/**
 * Keeps the height that the other rows will need, so that Back finds its place in a long list
 * before they are there.
 * @param times how much longer the list is going to be
 */
function useReservedHeight(list: RefObject<HTMLElement | null>, times: number): void {
  useLayoutEffect(() => {
    const { current } = list
    if (current === null || times === 1) return
    current.style.minHeight = `${current.offsetHeight * times}px`
    return () => {
      current.style.minHeight = ''
    }
  }, [list, times])
}
