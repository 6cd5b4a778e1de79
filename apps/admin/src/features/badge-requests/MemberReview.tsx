import { type ReviewControls, ReviewPanel } from '@hearth/ui/product/ReviewPanel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api'
import { start } from '../../queries/load'
import { useData } from '../../queries/useData'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { whoWasFirst } from '../record/whoWasFirst'

const member = (id: string) => api.query('getUser', { path: { id } })

/** The review panel with the member who asks. The neighbours are prefetched: they show at once. */
export function MemberReview(controls: ReviewControls) {
  const client = useQueryClient()
  const { id, nextId, previousId } = controls
  const [singleKeys, setSingleKeys] = useSingleKeys()

  useEffect(() => {
    // A key press runs its effects before the member is painted: the neighbours can wait.
    const timer = setTimeout(() => {
      if (nextId !== undefined) start(client, member(nextId))
      if (previousId !== undefined) start(client, member(previousId))
    })
    return () => clearTimeout(timer)
  }, [client, nextId, previousId])

  return (
    <ReviewPanel
      {...controls}
      member={useData(member(id))}
      decision={whoWasFirst(id, 'citizenship')}
      singleKeys={singleKeys}
      onSingleKeysChange={setSingleKeys}
    />
  )
}
