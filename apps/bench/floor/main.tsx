import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { postsQuery, type UsersSearch, usersQuery } from './queries'

/**
 * The bare stack: the panel's libraries, its lists and its login, without a design, without states
 * and without anything else. Nothing on these libraries is faster.
 */
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
const noop = () => undefined
const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Outlet })
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyRouteComponent(() => import('./Login'), 'Login'),
})
const panel = createRoute({
  getParentRoute: () => root,
  id: 'panel',
  component: () => (
    <>
      <nav>
        <Link to="/users" search={{ page: 1, limit: 10, search: '' }}>
          Users
        </Link>
        <Link to="/posts">Posts</Link>
      </nav>
      <Outlet />
    </>
  ),
})
const users = createRoute({
  getParentRoute: () => panel,
  path: '/users',
  validateSearch: (search: Record<string, unknown>): UsersSearch => ({
    page: Number(search.page ?? 1),
    limit: Number(search.limit ?? 10),
    search: String(search.search ?? ''),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    context.queryClient.query(usersQuery(deps)).catch(noop)
  },
  component: lazyRouteComponent(() => import('./Users'), 'Users'),
})
const posts = createRoute({
  getParentRoute: () => panel,
  path: '/posts',
  loader: ({ context }) => {
    context.queryClient.query(postsQuery).catch(noop)
  },
  component: lazyRouteComponent(() => import('./Posts'), 'Posts'),
})

const router = createRouter({
  routeTree: root.addChildren([login, panel.addChildren([users, posts])]),
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadDelay: 0,
  defaultPreloadStaleTime: 0,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const element = document.getElementById('root')
if (element) {
  createRoot(element).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
