import { UsersScreen } from '@hearth/ui/screens/users/UsersScreen'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../../api'
import { useUserMutations } from '../../../../features/users/mutations'
import { useUsersPage } from '../../../../features/users/queries'
import { USERS_DEFAULTS, UsersSearch, usersQuery } from '../../../../features/users/search'
import { start } from '../../../../queries/load'

export const Route = createFileRoute('/_panel/_admin/users/')({
  staticData: { title: 'Users' },
  validateSearch: UsersSearch,
  search: { middlewares: [stripSearchParams(USERS_DEFAULTS)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    start(queryClient, api.query('listUsers', { query: usersQuery(deps) })),
  component: Users,
})

function Users() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const users = useUsersPage(search, (page) => {
    void navigate({ search: { ...search, page }, replace: true, resetScroll: false })
  })
  const { verify, ban, unban, remove, busyIds } = useUserMutations()
  return (
    <UsersScreen
      users={users}
      filters={search}
      onFiltersChange={(filters) =>
        // Replace the entry: otherwise each key press would be a step of the Back button.
        void navigate({
          search: { ...search, ...filters, page: 1 },
          replace: filters.search !== search.search,
          resetScroll: false,
        })
      }
      onPageChange={(page) => void navigate({ search: { ...search, page } })}
      onPageSizeChange={(limit) => void navigate({ search: { ...search, limit, page: 1 } })}
      onVerify={verify}
      onBan={ban}
      onUnban={unban}
      onDelete={remove}
      busyIds={busyIds}
    />
  )
}
