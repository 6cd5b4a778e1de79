import type { SelectedRows } from '@hearth/ui/patterns/DataTable'
import type { Post } from '@hearth/ui/screens/posts/PostsScreen'
import { LazyBulk } from '../moderation/LazyBulk'

const load = async () => (await import('./PostBulk')).PostBulk

/** Deletes selected posts. */
export const bulkPosts = (rows: SelectedRows<Post>) => (
  <LazyBulk {...rows} load={load} draftKey="many posts" />
)
