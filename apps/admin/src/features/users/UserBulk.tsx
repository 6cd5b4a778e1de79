import { ApiError } from '@hearth/api/error'
import { usersBulk } from '@hearth/ui/product/users'
import type { UserRow } from '@hearth/ui/screens/users/UsersScreen'
import { BulkActions } from '../../mutations/BulkActions'
import type { BulkSpec } from '../../mutations/bulkSpec'
import type { BulkProps } from '../../mutations/LazyBulk'
import { bulkConflict } from '../record/bulkConflict'
import { bulkReason } from '../record/bulkReason'
import { userMessages } from './messages'
import { stateOf } from './stateOf'

const actions: Record<keyof typeof usersBulk, BulkSpec<UserRow>> = {
  verify: {
    ...usersBulk.verify,
    call: 'verifyUser',
    outcome: userMessages.verifyUser,
    isDone: async (id, read) => (await stateOf(id, read)).isVerified === true,
  },
  ban: {
    ...usersBulk.ban,
    call: 'banUser',
    reasoned: bulkReason('ban', 'banUserWithReason'),
    outcome: userMessages.banUser,
    isDone: async (id, read) => (await stateOf(id, read)).isBanned === true,
  },
  unban: {
    ...usersBulk.unban,
    call: 'unbanUser',
    reasoned: bulkReason('unban', 'unbanUserWithReason'),
    outcome: userMessages.unbanUser,
    isDone: async (id, read) => (await stateOf(id, read)).isBanned === false,
  },
  delete: {
    ...usersBulk.delete,
    call: 'deleteUser',
    reasoned: bulkReason('delete', 'deleteUserWithReason'),
    outcome: userMessages.deleteUser,
    isDone: (id, read) =>
      stateOf(id, read).then(
        () => false,
        (error) => {
          if (error instanceof ApiError && error.status === 404) return true
          throw error
        },
      ),
  },
}

/** Verifies, bans or deletes selected users. */
export const UserBulk = (props: BulkProps<UserRow>) => (
  <BulkActions {...props} actions={actions} conflictOf={bulkConflict} />
)
