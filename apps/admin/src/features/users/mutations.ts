import { keyOf } from '@hearth/api/api'
import type { ReasonInput } from '@hearth/ui/patterns/ConfirmDialog'
import { useQueryClient } from '@tanstack/react-query'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction, useBusyIds } from '../../mutations/useAction'
import { conflictToast, sendReason } from '../record/onPages'
import type { ReasonedCall } from '../record/withReason'
import { userMessages } from './messages'

interface Person {
  id: string
}

/**
 * What an administrator can do with a member. Each promise rejects when the call fails; its toast
 * has shown by then.
 */
export function useUserMutations() {
  const client = useQueryClient()
  const verify = useAction('verifyUser', userMessages.verifyUser, conflictToast)
  const ban = useAction('banUser', userMessages.banUser, conflictToast)
  const unban = useAction('unbanUser', userMessages.unbanUser, conflictToast)
  const remove = useAction('deleteUser', userMessages.deleteUser, conflictToast)
  const onto =
    (action: typeof ban, reasoned?: ReasonedCall) =>
    ({ id }: Person, reason?: ReasonInput) =>
      ignoreSettled(
        reason && reasoned ? sendReason(client, reasoned, id, reason) : action({ path: { id } }),
      )
  return {
    verify: onto(verify),
    ban: onto(ban, 'banUserWithReason'),
    unban: onto(unban, 'unbanUserWithReason'),
    /** Resolves to 'kept' when the member may not be deleted. */
    remove: async (person: Person, reason?: ReasonInput) =>
      (await onto(remove, 'deleteUserWithReason')(person, reason)) === 409 ? 'kept' : undefined,
    /** Removes a deleted member from the cache once nothing shows it any more. */
    forget: ({ id }: Person) =>
      client.removeQueries({ queryKey: keyOf('getUser', { path: { id } }) }),
    busyIds: useBusyIds(
      'verifyUser',
      'banUser',
      'unbanUser',
      'deleteUser',
      'banUserWithReason',
      'unbanUserWithReason',
      'deleteUserWithReason',
    ),
  }
}
