import { ApiError } from '@hearth/api/error'
import { usersBulk } from '@hearth/ui/domain/members'
import type { UserRow } from '@hearth/ui/screens/users/UsersScreen'
import { BulkActions } from '../moderation/BulkActions'
import type { BulkSpec } from '../moderation/bulkSpec'
import type { BulkProps } from '../moderation/LazyBulk'
import { stateOf } from './stateOf'

const actions: Record<keyof typeof usersBulk, BulkSpec<UserRow>> = {
  verify: {
    ...usersBulk.verify,
    action: 'verify',
    isDone: async (id, read) => (await stateOf(id, read)).isVerified === true,
  },
  ban: {
    ...usersBulk.ban,
    action: 'ban',
    isDone: async (id, read) => (await stateOf(id, read)).isBanned === true,
  },
  unban: {
    ...usersBulk.unban,
    action: 'unban',
    isDone: async (id, read) => (await stateOf(id, read)).isBanned === false,
  },
  delete: {
    ...usersBulk.delete,
    action: 'delete',
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
export const UserBulk = (props: BulkProps<UserRow>) => <BulkActions {...props} actions={actions} />
