import { UserDetailsScreen } from '@hearth/ui/screens/user-details/UserDetailsScreen'
import { isolate, personName } from '@hearth/ui/text/people'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../api'
import { InvitesSearch } from '../../../../features/users/invitesSearch'
import { userMessages } from '../../../../features/users/messages'
import { useUserMutations } from '../../../../features/users/mutations'
import { USERS_DEFAULTS } from '../../../../features/users/search'
import { useNeighbours } from '../../../../features/users/useNeighbours'
import { useFormAction } from '../../../../mutations/useFormAction'
import { useGoBack } from '../../../../navigation/useGoBack'
import { useLeaveGuard } from '../../../../navigation/useLeaveGuard'
import { useRecordTitle } from '../../../../pages/recordTitle'
import { start } from '../../../../queries/load'
import { useData } from '../../../../queries/useData'
import { listSearch } from '../../../../search/listSearch'
import { useListSearch } from '../../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/users/$id')({
  staticData: { title: 'User Details' },
  ...listSearch(InvitesSearch),
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('getUser', { path: params })),
  component: UserDetails,
})

function UserDetails() {
  const params = Route.useParams()
  const { search, onFiltersChange, pageRequest, onPageRequestChange, sorting } =
    useListSearch(Route)
  const navigate = Route.useNavigate()
  const goBack = useGoBack('/users')
  const user = useData(api.query('getUser', { path: params }))
  useRecordTitle(user, (person) => isolate(personName(person)), 'Users')
  const { list, listHref, neighbours } = useNeighbours(params.id)
  const { verify, ban, unban, remove, forget, busyIds } = useUserMutations()
  const notification = useFormAction('sendNotificationToUser', userMessages.sendNotificationToUser)
  const guard = useLeaveGuard()
  return (
    <UserDetailsScreen
      key={params.id}
      user={user}
      isPending={busyIds.has(params.id)}
      {...(listHref && { listHref })}
      neighbours={neighbours}
      onBack={goBack}
      onVerify={verify}
      onBan={ban}
      onUnban={unban}
      onDelete={async (person) => {
        await remove(person)
        await navigate({ to: '/users', search: list ?? USERS_DEFAULTS, replace: true })
        forget(person)
      }}
      onNotify={(body) => notification.sendAsync({ body })}
      submission={notification.submission}
      guard={guard}
      filters={search}
      onFiltersChange={onFiltersChange}
      pageRequest={pageRequest}
      onPageRequestChange={onPageRequestChange}
      sorting={sorting}
    />
  )
}
