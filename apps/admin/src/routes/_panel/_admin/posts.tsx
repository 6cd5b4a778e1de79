import { PostsScreen } from '@hearth/ui/screens/posts/PostsScreen'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { reasonFor } from '../../../features/moderation/reasonFor'
import { useModeration, useModerationBusyIds } from '../../../features/moderation/useModeration'
import { bulkPosts } from '../../../features/posts/bulkPosts'
import { PostsSearch } from '../../../features/posts/search'
import { pageTitles } from '../../../navigation/pageTitles'
import { start } from '../../../queries/load'
import { useData } from '../../../queries/useData'
import { listSearch } from '../../../search/listSearch'
import { useListSearch } from '../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/posts')({
  staticData: { title: pageTitles.posts, permission: 'members.read', help: 'posts', list: 'posts' },
  ...listSearch(PostsSearch),
  loader: ({ context: { queryClient } }) => start(queryClient, api.query('listPosts')),
  component: Posts,
})

function Posts() {
  const { search, onFiltersChange, pageRequest, onPageRequestChange } = useListSearch(Route)
  const remove = useModeration('deletePost')
  return (
    <PostsScreen
      posts={useData(api.query('listPosts'))}
      filters={search}
      onFiltersChange={onFiltersChange}
      pageRequest={pageRequest}
      onPageRequestChange={onPageRequestChange}
      onDelete={remove}
      deleteReason={(post) => reasonFor('deletePost', post)}
      bulk={remove && bulkPosts}
      busyIds={useModerationBusyIds('deletePost')}
    />
  )
}
