import { UserDetailsScreen } from '@hearth/ui/screens/user-details/UserDetailsScreen'
import { isolate, personName } from '@hearth/ui/text/people'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../../api'
import { INVITES_DEFAULTS, InvitesSearch } from '../../../../features/users/invitesSearch'
import { userMessages } from '../../../../features/users/messages'
import { useUserMutations } from '../../../../features/users/mutations'
import { USERS_DEFAULTS } from '../../../../features/users/search'
import { useFormAction } from '../../../../mutations/useFormAction'
import { useGoBack } from '../../../../navigation/useGoBack'
import { useLeaveGuard } from '../../../../navigation/useLeaveGuard'
import { useRecordTitle } from '../../../../pages/recordTitle'
import { start } from '../../../../queries/load'
import { mapLoadable } from '../../../../queries/loadable'
import { useRead } from '../../../../queries/useRead'
import { toPageRequest, toTableSearch } from '../../../../search/tableSearch'

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
  const notification = useFormAction('sendNotificationToUser', userMessages.sendNotificationToUser)
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
        // Replace the entry: otherwise each key press would be a step of the Back button.
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
