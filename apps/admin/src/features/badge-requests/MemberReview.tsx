import { type ReviewControls, ReviewPanel } from '@hearth/ui/product/badges'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api'
import { useData } from '../../queries/useData'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { useDocuments } from '../documents/useDocuments'
import { conflictNotice } from '../record/recordSlots'
import { startMember } from '../users/startMember'

/**
 * The review panel of one request. The neighbours are prefetched. If the deployment records views,
 * only the next one is, and only while the confirmation of a decision is open.
 */
export function MemberReview(controls: ReviewControls) {
  const client = useQueryClient()
  const { id, nextId, previousId, isAsking } = controls
  const { documents, question } = useDocuments()
  const [singleKeys, setSingleKeys] = useSingleKeys()

  useEffect(() => {
    // Effects of a key press run before the paint, so delay the prefetch.
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
      documents={documents}
      decision={conflictNotice(id, 'citizenship')}
      singleKeys={singleKeys}
      onSingleKeysChange={setSingleKeys}
    >
      {question}
    </ReviewPanel>
  )
}
