import { type ReviewControls, ReviewPanel } from '@hearth/ui/product/badges'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api'
import { useData } from '../../queries/useData'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { conflictNotice } from '../record/recordSlots'
import { startMember } from '../users/startMember'

/**
 * The review panel with the member who asks. The neighbours are prefetched, so that they show at
 * once; where a record is kept, only the next one, while it is about to follow: the question about
 * this one is open.
 */
export function MemberReview(controls: ReviewControls) {
  const client = useQueryClient()
  const { id, nextId, previousId, isAsking } = controls
  const [singleKeys, setSingleKeys] = useSingleKeys()

  useEffect(() => {
    // A key press runs its effects before the member is painted: the neighbours can wait.
    const timer = setTimeout(() => {
      if (nextId !== undefined) startMember(client, nextId, { preload: !isAsking })
      if (previousId !== undefined) startMember(client, previousId, { preload: true })
    })
    return () => clearTimeout(timer)
  }, [client, nextId, previousId, isAsking])

  return (
    <ReviewPanel
      {...controls}
      member={useData(api.query('getUser', { path: { id } }))}
      decision={conflictNotice(id, 'citizenship')}
      singleKeys={singleKeys}
      onSingleKeysChange={setSingleKeys}
    />
  )
}
