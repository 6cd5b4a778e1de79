import type { SelectedRows } from '@hearth/ui/patterns/DataTable'
import type { UserRow } from '@hearth/ui/screens/users/UsersScreen'
import { LazyBulk } from '../moderation/LazyBulk'

const load = async () => (await import('./UserBulk')).UserBulk

/** Verifies, bans or deletes selected users. */
export const bulkUsers = (rows: SelectedRows<UserRow>) => (
  <LazyBulk {...rows} load={load} draftKey="many users" />
)
