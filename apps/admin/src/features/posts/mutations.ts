import type { ReasonInput } from '@hearth/ui/patterns/ConfirmDialog'
import { useQueryClient } from '@tanstack/react-query'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { conflictToast, sendReason } from '../record/onPages'
import { postMessages } from './messages'

interface Post {
  id: string
}

/**
 * What an administrator can do with a post. The promise rejects when the call fails; its toast
 * has shown by then.
 */
export function usePostActions() {
  const client = useQueryClient()
  const remove = useAction('deletePost', postMessages.deletePost, conflictToast)
  return {
    /** With a reason it is the call of the record, otherwise that of the specification. */
    remove: ({ id }: Post, reason?: ReasonInput) =>
      ignoreSettled(
        reason ? sendReason(client, 'deletePostWithReason', id, reason) : remove({ path: { id } }),
      ),
    busyIds: useBusyIds('deletePost', 'deletePostWithReason'),
  }
}
