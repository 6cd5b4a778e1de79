import { queuePermissions } from '@hearth/api/permissions.gen'
import type { ReportOutcome } from '@hearth/ui/domain/desk'
import type { ReasonInput } from '@hearth/ui/patterns/Confirm/useConfirm'
import { plainText } from '@hearth/ui/text/people'
import { api } from '../../api'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction } from '../../mutations/useAction'
import { useMay } from '../../session/permissions'
import { noteOf } from '../moderation/moderation'
import { recordedToasts } from '../record/recordSlots'
import { refusedTexts } from '../record/refusedTexts'
import { deskMessages } from './messages'

/**
 * Decides all open reports of a post, with toasts. Its promise behaves as that of `useModeration`.
 * Undefined where the person may not moderate posts.
 */
export function useReportDecision() {
  const call = api.mutation('decideReport')
  const send = {
    keep: useAction(call, deskMessages.keep, recordedToasts),
    hide: useAction(call, deskMessages.hide, recordedToasts),
    hideAndBan: useAction(call, deskMessages.hideAndBan, recordedToasts),
  }
  const decide = async (
    outcome: ReportOutcome,
    { id, title }: { id: string; title: string },
    given: ReasonInput = { reason: '', notify: false },
    reopen?: () => void,
  ) => {
    const { reason, notify, notifyAuthor } = given
    const body = {
      outcome,
      reason: reason.trim(),
      ...(notify && { notify }),
      ...(notifyAuthor && { notifyAuthor }),
      ...noteOf(given),
    }
    const { report: refused } = refusedTexts
    const change = { path: { id }, body, name: plainText(title), refused, reopen }
    const status = await ignoreSettled(send[outcome](change))
    return status === 409 ? 'conflict' : undefined
  }
  return useMay(queuePermissions.reports) ? decide : undefined
}
