import { useEffect, useEffectEvent } from 'react'

/**
 * Leads back when the page asked for is behind the last one, as it is after a deletion.
 * @param totalPages as the server answered for this very page; undefined while it has not
 * @param onPastEnd called with the last page
 */
export function usePastEnd(
  page: number,
  totalPages: number | undefined,
  onPastEnd: (lastPage: number) => void,
): void {
  const lastPage = Math.max(totalPages ?? page, 1)
  const isPastEnd = page > lastPage
  const goBack = useEffectEvent(onPastEnd)
  useEffect(() => {
    if (isPastEnd) goBack(lastPage)
  }, [isPastEnd, lastPage])
}
