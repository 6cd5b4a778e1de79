import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { painted } from '../../hooks/painted'

/** The usual height of a row of a table, in pixels. */
const USUAL_HEIGHT = 40

/** The usual height of what stands above a list: the frame and the title of its page, in pixels. */
const ABOVE = 160

/** The height that a server takes for the window's, in pixels; the first render of a page agrees with it. */
const SERVER_HEIGHT = 900
const windowHeight = () => window.innerHeight
const serverHeight = () => SERVER_HEIGHT
/** A change of the height alone renders nothing. */
const onlyAtRender = () => () => {}

export interface LateRows<Row> {
  /** The rows to show now. */
  shown: readonly Row[]
  /** All rows of that page: more than are shown, until the others have followed. */
  page: readonly Row[]
}

/**
 * The rows to show. No more than a screen of them show at once, as a second render would cost more
 * than they do. Of more rows, those of the last render stay until there is time for the new ones:
 * what a person presses or types shows at once, and the rows follow in a render that yields to the
 * next input. The first rows of a long list replace nothing, so a screen of them does not wait, and
 * the others follow when these are painted.
 * @param rows the same list as long as its rows are the same: each new one is a render more
 * @param list contains the rows, each with a `data-row-id`
 * @param usualHeight of a row, in pixels. Lower rows cost a second render before the first paint
 */
export function useLateRows<Row>(
  rows: readonly Row[],
  list: RefObject<HTMLElement | null>,
  usualHeight = USUAL_HEIGHT,
): LateRows<Row> {
  const height = useSyncExternalStore(onlyAtRender, windowHeight, serverHeight)
  const [grown, setGrown] = useState(0)
  // A background window may have no height.
  const screenful = Math.max(10, grown, Math.ceil((height - ABOVE) / usualHeight))
  const isLong = rows.length > screenful
  const isPainted = useIsPainted(isLong)
  const late = useDeferredValue(isLong && isPainted ? rows : none)
  const isFirst = !isLong || late.length === 0
  const shown = isFirst ? firstOf(rows, screenful) : late
  const isPart = isFirst && shown !== rows

  useLayoutEffect(() => {
    if (isPart && endsInSight(list.current)) setGrown(shown.length * 2)
  }, [isPart, list, shown.length])

  useReservedHeight(list, isPart ? rows.length / shown.length : 1)
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

/** Whether the window has room below the rows. */
function endsInSight(list: HTMLElement | null): boolean {
  const last = [...(list?.querySelectorAll('[data-row-id]') ?? [])].at(-1)
  return last !== undefined && last.getBoundingClientRect().bottom < window.innerHeight
}

/** Returns the list itself if it has no more rows: a new array would render them again. */
const firstOf = <Row>(rows: readonly Row[], count: number): readonly Row[] =>
  rows.length > count ? rows.slice(0, count) : rows

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
