import { usersBulk } from '@hearth/ui/product/users/usersBulk'
import type { UserRow } from '@hearth/ui/screens/users/UsersScreen'
import { BulkActions } from '../../mutations/BulkActions'
import type { BulkSpec } from '../../mutations/bulkSpec'
import type { BulkProps } from '../../mutations/LazyBulk'
import { userMessages } from './messages'
import { isUserGone, readUser } from './readUser'

const actions: Record<keyof typeof usersBulk, BulkSpec<UserRow>> = {
  verify: {
    ...usersBulk.verify,
    call: 'verifyUser',
    outcome: userMessages.verifyUser,
    isDone: async (id, client) => (await readUser(id, client)).isVerified === true,
  },
  ban: {
    ...usersBulk.ban,
    call: 'banUser',
    outcome: userMessages.banUser,
    isDone: async (id, client) => (await readUser(id, client)).isBanned === true,
  },
  unban: {
    ...usersBulk.unban,
    call: 'unbanUser',
    outcome: userMessages.unbanUser,
    isDone: async (id, client) => (await readUser(id, client)).isBanned === false,
  },
  delete: {
    ...usersBulk.delete,
    call: 'deleteUser',
    outcome: userMessages.deleteUser,
    isDone: isUserGone,
  },
}

/** Verifies, bans or deletes selected users. */
export const UserBulk = (props: BulkProps<UserRow>) => <BulkActions {...props} actions={actions} />
