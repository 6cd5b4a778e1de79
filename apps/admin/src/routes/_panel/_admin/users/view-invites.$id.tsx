import { UserInvitesScreen } from '@hearth/ui/screens/user-invites/UserInvitesScreen'
import { isolate, personName } from '@hearth/ui/text/people'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../../api'
import { INVITES_DEFAULTS, InvitesSearch } from '../../../../features/users/invitesSearch'
import { useGoBack } from '../../../../navigation/useGoBack'
import { useRecordTitle } from '../../../../pages/recordTitle'
import { start } from '../../../../queries/load'
import { mapLoadable } from '../../../../queries/loadable'
import { useRead } from '../../../../queries/useRead'
import { toPageRequest, toTableSearch } from '../../../../search/tableSearch'

export const Route = createFileRoute('/_panel/_admin/users/view-invites/$id')({
  staticData: { title: 'Invites' },
  validateSearch: InvitesSearch,
  search: { middlewares: [stripSearchParams(INVITES_DEFAULTS)] },
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('listUserInvites', { path: params })),
  component: UserInvites,
})

function UserInvites() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const goBack = useGoBack('/users')
  const { loadable: invites } = useRead(api.query('listUserInvites', { path: Route.useParams() }))
  useRecordTitle(invites, ({ user }) => `Invites of ${isolate(personName(user))}`, 'Users')
  return (
    <UserInvitesScreen
      invites={mapLoadable(invites, ({ data, user }) => ({ user, invites: data }))}
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
      onBack={goBack}
    />
  )
}
