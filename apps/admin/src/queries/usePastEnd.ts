import { useEffect, useEffectEvent } from 'react'

/**
 * Goes back to the last page when the requested page is past it, for example after a deletion.
 * @param totalPages the server's answer for this very page; undefined until it arrives
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
