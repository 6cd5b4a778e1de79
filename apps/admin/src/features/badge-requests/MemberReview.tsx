import { type ReviewControls, ReviewPanel } from '@hearth/ui/domain/citizenship'
import { api } from '../../api'
import { useData } from '../../queries/useData'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { useDocuments } from '../documents/useDocuments'
import { conflictNotice } from '../record/recordSlots'
import { useNeighbourMembers } from '../users/useNeighbourMembers'

/** The review panel of one request. */
export function MemberReview(controls: ReviewControls) {
  const { id } = controls
  const { documents, question } = useDocuments()
  const [singleKeys, setSingleKeys] = useSingleKeys()

  useNeighbourMembers(controls)

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
