import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface FollowedPages {
  /** The page of the open case; undefined while it is not among the rows. */
  page: number | undefined
  shownPage: number
  onPageChange: (page: number) => void
}

/** Opens a case again whose decision failed, once no question about another is open. */
export function useReturnedCase(id: string | undefined, onReturn: (id: string) => void): void {
  const goBack = useEffectEvent(onReturn)
  useEffect(() => {
    if (id !== undefined) goBack(id)
  }, [id])
}

/** Once the case is closed, focuses the name of its row, or the heading if the row is gone. */
export function useReturnToRow(
  openId: string | undefined,
  list: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const closedId = openId === undefined ? shown.current : undefined
    shown.current = openId
    if (closedId === undefined || document.activeElement !== document.body) return
    const name = list.current?.querySelector<HTMLElement>(
      `[data-row-id="${CSS.escape(closedId)}"] a:not([aria-hidden])`,
    )
    const target = name ?? heading.current
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }, [openId, list, heading])
}

/** Shows the row of the open case: turns the table to its page and scrolls to it. */
export function useFollowedRow(
  openId: string | undefined,
  list: RefObject<HTMLElement | null>,
  { page, shownPage, onPageChange }: FollowedPages,
): void {
  const isListed = page !== undefined
  const isOnPage = page === shownPage
  const turn = useEffectEvent(() => {
    if (page !== undefined && page !== shownPage) onPageChange(page)
  })
  // Only when another case is shown: a person may look at other pages meanwhile.
  useEffect(() => {
    if (openId !== undefined && isListed) turn()
  }, [openId, isListed])
  useEffect(() => {
    if (openId === undefined || !isOnPage) return
    const row = list.current?.querySelector(`[data-row-id="${CSS.escape(openId)}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [openId, isOnPage, list])
}
