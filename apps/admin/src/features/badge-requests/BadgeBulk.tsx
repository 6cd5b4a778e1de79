import { badgesBulk } from '@hearth/ui/product/badges'
import type { BadgeRequest } from '@hearth/ui/screens/badge-requests/BadgeRequestsScreen'
import { BulkActions } from '../../mutations/BulkActions'
import type { BulkSpec } from '../../mutations/bulkSpec'
import type { BulkProps } from '../../mutations/LazyBulk'
import { bulkConflict } from '../record/bulkConflict'
import { bulkReason } from '../record/bulkReason'
import { stateOf } from '../users/stateOf'
import { badgeRequestMessages } from './messages'
import { decisions } from './mutations'

const call = (approved: 0 | 2) =>
  ({
    call: 'decideBadge',
    body: { approved },
    outcome: badgeRequestMessages.decideBadge,
    isDone: async (id, read) => (await stateOf(id, read)).badgeRequestStatus === approved,
  }) as const satisfies Partial<BulkSpec<BadgeRequest>>

const actions: Record<keyof typeof badgesBulk, BulkSpec<BadgeRequest>> = {
  approve: { ...badgesBulk.approve, ...call(decisions.approve) },
  reject: {
    ...badgesBulk.reject,
    ...call(decisions.reject),
    reasoned: bulkReason('reject', 'decideBadge'),
  },
}

/** Decides selected citizenship requests. */
export const BadgeBulk = (props: BulkProps<BadgeRequest>) => (
  <BulkActions {...props} actions={actions} conflictOf={bulkConflict} />
)
