import { PostsScreen } from '@hearth/ui/screens/posts/PostsScreen'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../api'
import { usePostActions } from '../../../features/posts/mutations'
import { POSTS_DEFAULTS, PostsSearch } from '../../../features/posts/search'
import { start } from '../../../queries/load'
import { mapLoadable } from '../../../queries/loadable'
import { useRead } from '../../../queries/useRead'
import { toPageRequest, toTableSearch } from '../../../search/tableSearch'

export const Route = createFileRoute('/_panel/_admin/posts')({
  staticData: { title: 'Posts' },
  validateSearch: PostsSearch,
  search: { middlewares: [stripSearchParams(POSTS_DEFAULTS)] },
  loader: ({ context: { queryClient } }) => start(queryClient, api.query('listPosts')),
  component: Posts,
})

function Posts() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { loadable: posts } = useRead(api.query('listPosts'))
  const { remove, busyIds } = usePostActions()
  return (
    <PostsScreen
      posts={mapLoadable(posts, ({ data }) => data)}
      search={search.search}
      onSearchChange={(text) =>
        // Replace the entry: otherwise each key press would be a step of the Back button.
        void navigate({
          search: { ...search, search: text, page: 1 },
          replace: true,
          resetScroll: false,
        })
      }
      pageRequest={toPageRequest(search)}
      onPageRequestChange={(pageRequest) =>
        void navigate({ search: { ...search, ...toTableSearch(pageRequest) } })
      }
      onDelete={remove}
      busyIds={busyIds}
    />
  )
}
