import { badgesBulk } from '@hearth/ui/domain/citizenship'
import type { BadgeRequest } from '@hearth/ui/screens/badge-requests/BadgeRequestsScreen'
import { BulkActions } from '../moderation/BulkActions'
import type { BulkSpec } from '../moderation/bulkSpec'
import type { BulkProps } from '../moderation/LazyBulk'
import { stateOf } from '../users/stateOf'

const actions: Record<keyof typeof badgesBulk, BulkSpec<BadgeRequest>> = {
  approve: {
    ...badgesBulk.approve,
    action: 'approve',
    isDone: async (id, read) => (await stateOf(id, read)).badgeRequestStatus === 2,
  },
  reject: {
    ...badgesBulk.reject,
    action: 'reject',
    isDone: async (id, read) => (await stateOf(id, read)).badgeRequestStatus === 0,
  },
}

/** Decides selected citizenship requests. */
export const BadgeBulk = (props: BulkProps<BadgeRequest>) => (
  <BulkActions {...props} actions={actions} />
)
