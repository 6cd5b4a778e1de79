import { UserDetailsScreen } from '@hearth/ui/screens/user-details/UserDetailsScreen'
import { isolate, personName } from '@hearth/ui/text/people'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../../api'
import { useLeaveGuard } from '../../../../leaveGuard'
import { start } from '../../../../load'
import { mapLoadable } from '../../../../loadable'
import { useFormAction } from '../../../../mutations/useFormAction'
import { useUserMutations } from '../../../../mutations/users'
import { useRecordTitle } from '../../../../pages/recordTitle'
import { INVITES_DEFAULTS, InvitesSearch } from '../../../../search/invitesSearch'
import { toPageRequest, toTableSearch } from '../../../../search/tableSearch'
import { USERS_DEFAULTS } from '../../../../search/usersSearch'
import { useGoBack } from '../../../../useGoBack'
import { useRead } from '../../../../useRead'

export const Route = createFileRoute('/_panel/_admin/users/$id')({
  staticData: { title: 'User Details' },
  validateSearch: InvitesSearch,
  search: { middlewares: [stripSearchParams(INVITES_DEFAULTS)] },
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('getUser', { path: params })),
  component: UserDetails,
})

function UserDetails() {
  const params = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const goBack = useGoBack('/users')
  const { loadable } = useRead(api.query('getUser', { path: params }))
  const user = mapLoadable(loadable, ({ data }) => data)
  useRecordTitle(user, (person) => isolate(personName(person)), 'Users')
  const { verify, ban, unban, remove, forget, busyIds } = useUserMutations()
  const notification = useFormAction('sendNotificationToUser')
  const guard = useLeaveGuard()
  return (
    <UserDetailsScreen
      user={user}
      isPending={busyIds.has(params.id)}
      onBack={goBack}
      onVerify={verify}
      onBan={ban}
      onUnban={unban}
      onDelete={async (person) => {
        await remove(person)
        await navigate({ to: '/users', search: USERS_DEFAULTS, replace: true })
        forget(person)
      }}
      onNotify={(body) => notification.sendAsync({ body })}
      submission={notification.submission}
      guard={guard}
      filters={search}
      onFiltersChange={(filters) =>
        // Each key would be a step of the Back button.
        void navigate({
          search: { ...search, ...filters, page: 1 },
          replace: filters.search !== search.search,
          resetScroll: false,
        })
      }
      pageRequest={toPageRequest(search)}
      onPageRequestChange={(pageRequest) =>
        void navigate({ search: { ...search, ...toTableSearch(pageRequest) } })
      }
    />
  )
}
