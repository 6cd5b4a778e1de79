import type { ReasonInput } from '@hearth/ui/patterns/Confirm/useConfirm'
import { api } from '../../api'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { useMay } from '../../session/permissions'
import { recordedToasts } from '../record/recordSlots'
import { refusedText } from '../record/refusedTexts'
import {
  callOf,
  callsOf,
  inputOf,
  type ModerationAction,
  type Named,
  nameOf,
  permissionOf,
} from './moderation'

/**
 * A moderation action with its toasts. Its promise rejects when the call fails. It resolves to
 * 'conflict' when the server refuses the action for good (409): somebody else has decided before,
 * or nobody may. Undefined where the person may not do it.
 */
export function useModeration(action: ModerationAction) {
  const plain = callOf(action, { withReason: false })
  const reasoned = callOf(action, { withReason: true })
  const send = useAction(api.mutation(plain.call), plain.outcome, recordedToasts)
  const sendWithReason = useAction(api.mutation(reasoned.call), reasoned.outcome, recordedToasts)
  const mayDo = useMay(permissionOf(action))
  const act = async (row: Named & { id: string }, reason?: ReasonInput, reopen?: () => void) => {
    const sendIt = reason ? sendWithReason : send
    const refused = refusedText(action)
    const change = { ...inputOf(action, row.id, reason), name: nameOf(row), refused, reopen }
    const status = await ignoreSettled(sendIt(change))
    return status === 409 ? 'conflict' : undefined
  }
  return mayDo ? act : undefined
}

/** Ids of the records that these actions are working on. */
export const useModerationBusyIds = (...actions: readonly ModerationAction[]) =>
  useBusyIds(...callsOf(actions))
