import type { ErasureActions } from '@hearth/ui/domain/members'
import type { ReasonInput } from '@hearth/ui/patterns/Confirm/useConfirm'
import { personName } from '@hearth/ui/text/people'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction } from '../../mutations/useAction'
import { useMay } from '../../session/permissions'
import { reasonFor } from '../moderation/reasonFor'
import { recordMessages } from '../record/messages'
import { recordedToasts } from '../record/recordSlots'

/** Erases the words about a member from the record; nothing without the feature `redress`. */
export function useErasure(): ErasureActions {
  const erase = useAction(api.mutation('eraseUser'), recordMessages.eraseUser, recordedToasts)
  const mayErase = useMay('record.erase')
  if (!isOffered('redress') || !mayErase) return {}
  return {
    onErase: (user, { reason }: ReasonInput = { reason: '', notify: false }) => {
      const name = personName(user)
      const change = { path: { id: user.id }, body: { reason: reason.trim() }, name }
      return ignoreSettled(erase(change))
    },
    eraseReason: (user) => reasonFor('erase', user),
  }
}
