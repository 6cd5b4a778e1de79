import { InvitesScreen } from '@hearth/ui/screens/invites/InvitesScreen'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { ActiveInvitesSearch } from '../../../features/users/invitesSearch'
import { pageTitles } from '../../../navigation/pageTitles'
import { start } from '../../../queries/load'
import { useData } from '../../../queries/useData'
import { listSearch } from '../../../search/listSearch'
import { useListSearch } from '../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/invites')({
  staticData: {
    title: pageTitles.invites,
    permission: 'members.read',
    help: 'invites',
    list: 'invites',
  },
  ...listSearch(ActiveInvitesSearch),
  loader: ({ context: { queryClient } }) => start(queryClient, api.query('listInvites')),
  component: Invites,
})

function Invites() {
  const { search, onFiltersChange, pageRequest, onPageRequestChange, sorting } =
    useListSearch(Route)
  return (
    <InvitesScreen
      invites={useData(api.query('listInvites'))}
      filters={search}
      onFiltersChange={onFiltersChange}
      pageRequest={pageRequest}
      onPageRequestChange={onPageRequestChange}
      sorting={sorting}
    />
  )
}
