import type { DocumentHoldActions } from '@hearth/ui/domain/members'
import { personName } from '@hearth/ui/text/people'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction } from '../../mutations/useAction'
import { useMay } from '../../session/permissions'
import { reasonAndNoteOf } from '../moderation/moderation'
import { reasonFor } from '../moderation/reasonFor'
import { recordedToasts } from '../record/recordSlots'
import { documentsMessages } from './messages'

/** Keeps the documents of a member from being deleted; nothing without the feature `desk`. */
export function useDocumentHold(): DocumentHoldActions {
  const hold = useAction(
    api.mutation('holdDocuments'),
    documentsMessages.holdDocuments,
    recordedToasts,
  )
  const release = useAction(
    api.mutation('releaseDocuments'),
    documentsMessages.releaseDocuments,
    recordedToasts,
  )
  const maySee = useMay('documents.view')
  if (!isOffered('desk') || !maySee) return {}
  const onHoldChange: DocumentHoldActions['onHoldChange'] = (user, isHeld, given) => {
    const change = {
      path: { id: user.id },
      body: reasonAndNoteOf(given),
      name: personName(user),
    }
    return ignoreSettled(isHeld ? hold(change) : release(change))
  }
  return {
    onHoldChange,
    holdReason: (user, isHeld) => reasonFor(isHeld ? 'hold' : 'release', user),
  }
}
