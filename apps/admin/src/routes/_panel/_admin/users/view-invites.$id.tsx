import { UserInvitesScreen } from '@hearth/ui/screens/user-invites/UserInvitesScreen'
import { isolate, personName } from '@hearth/ui/text/people'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../api'
import { InvitesSearch } from '../../../../features/users/invitesSearch'
import { pageTitles } from '../../../../navigation/pageTitles'
import { useGoBack } from '../../../../navigation/useGoBack'
import { useRecordTitle } from '../../../../pages/recordTitle'
import { start } from '../../../../queries/load'
import { mapLoadable } from '../../../../queries/loadable'
import { useRead } from '../../../../queries/useRead'
import { listSearch } from '../../../../search/listSearch'
import { useListSearch } from '../../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/users/view-invites/$id')({
  staticData: { title: pageTitles.userInvites, permission: 'members.read', help: 'user' },
  ...listSearch(InvitesSearch),
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('listUserInvites', { path: params })),
  component: UserInvites,
})

function UserInvites() {
  const { search, onFiltersChange, pageRequest, onPageRequestChange, sorting } =
    useListSearch(Route)
  const goBack = useGoBack('/users')
  const params = Route.useParams()
  const { loadable: invites } = useRead(api.query('listUserInvites', { path: params }))
  useRecordTitle(
    invites,
    ({ user }) => pageTitles.invitesOf(isolate(personName(user))),
    pageTitles.users,
  )
  return (
    <UserInvitesScreen
      userId={params.id}
      invites={mapLoadable(invites, ({ data, user }) => ({ user, invites: data }))}
      filters={search}
      onFiltersChange={onFiltersChange}
      pageRequest={pageRequest}
      onPageRequestChange={onPageRequestChange}
      sorting={sorting}
      onBack={goBack}
    />
  )
}
