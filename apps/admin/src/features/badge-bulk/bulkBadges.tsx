import type { SelectedRows } from '@hearth/ui/patterns/DataTable'
import type { BadgeRequest } from '@hearth/ui/screens/badge-requests/BadgeRequestsScreen'
import { LazyBulk } from '../moderation/LazyBulk'

const load = async () => (await import('./BadgeBulk')).BadgeBulk

/** Decides selected citizenship requests. */
export const bulkBadges = (rows: SelectedRows<BadgeRequest>) => (
  <LazyBulk {...rows} load={load} draftKey="many citizenship requests" />
)
