import { queuePermissions } from '@hearth/api/permissions.gen'
import type { AppealOutcome } from '@hearth/ui/domain/desk'
import type { ReasonInput } from '@hearth/ui/patterns/Confirm/useConfirm'
import { api } from '../../api'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction } from '../../mutations/useAction'
import { useMay } from '../../session/permissions'
import { type Named, nameOf } from '../moderation/moderation'
import { recordedToasts } from '../record/recordSlots'
import { refusedTexts } from '../record/refusedTexts'
import { deskMessages } from './messages'

/**
 * Decides about an appeal, with toasts. Its promise behaves as that of `useModeration`. Undefined
 * where the person may not.
 */
export function useAppealDecision() {
  const call = api.mutation('decideAppeal')
  const send = {
    uphold: useAction(call, deskMessages.uphold, recordedToasts),
    overturn: useAction(call, deskMessages.overturn, recordedToasts),
  }
  const decide = async (
    outcome: AppealOutcome,
    { id, fullName, email }: Named & { id: string },
    given?: ReasonInput,
    reopen?: () => void,
  ) => {
    const answer = given?.reason.trim()
    const body = { outcome, ...(answer && { answer }) }
    const name = nameOf({ fullName, email })
    const change = { path: { id }, body, name, refused: refusedTexts.report, reopen }
    const status = await ignoreSettled(send[outcome](change))
    return status === 409 ? 'conflict' : undefined
  }
  return useMay(queuePermissions.appeals) ? decide : undefined
}
