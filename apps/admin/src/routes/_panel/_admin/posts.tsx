import { PostsScreen } from '@hearth/ui/screens/posts/PostsScreen'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { bulkPosts } from '../../../features/posts/bulkPosts'
import { usePostActions } from '../../../features/posts/mutations'
import { PostsSearch } from '../../../features/posts/search'
import { reasonFor } from '../../../features/record/onPages'
import { start } from '../../../queries/load'
import { useData } from '../../../queries/useData'
import { listSearch } from '../../../search/listSearch'
import { useListSearch } from '../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/posts')({
  staticData: { title: 'Posts' },
  ...listSearch(PostsSearch),
  loader: ({ context: { queryClient } }) => start(queryClient, api.query('listPosts')),
  component: Posts,
})

function Posts() {
  const { search, onFiltersChange, pageRequest, onPageRequestChange } = useListSearch(Route)
  const { remove, busyIds } = usePostActions()
  return (
    <PostsScreen
      posts={useData(api.query('listPosts'))}
      search={search.search}
      onSearchChange={(text) => onFiltersChange({ search: text })}
      pageRequest={pageRequest}
      onPageRequestChange={onPageRequestChange}
      onDelete={remove}
      deleteReason={reasonFor('deletePost')}
      bulk={bulkPosts}
      busyIds={busyIds}
    />
  )
}
