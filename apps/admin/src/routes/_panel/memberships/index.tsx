import { MembershipsScreen } from '@hearth/ui/screens/memberships/MembershipsScreen'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { useMembershipActions, useSync } from '../../../features/memberships/mutations'
import { MembershipsSearch } from '../../../features/memberships/search'
import { withPending } from '../../../mutations/pendingChanges'
import { pageTitles } from '../../../navigation/pageTitles'
import { start } from '../../../queries/load'
import { mapLoadable } from '../../../queries/loadable'
import { useRead } from '../../../queries/useRead'
import { listSearch } from '../../../search/listSearch'
import { useListSearch } from '../../../search/useListSearch'
import { useSession } from '../../../session/session'
import { plansFor, planViewerOf } from '../../../session/viewer'

export const Route = createFileRoute('/_panel/memberships/')({
  staticData: { title: pageTitles.memberships, help: 'memberships', list: 'memberships' },
  ...listSearch(MembershipsSearch),
  loader: ({ context: { queryClient, session } }) =>
    start(queryClient, api.query(plansFor(session.get()))),
  component: Memberships,
})

function Memberships() {
  const { pageRequest, onPageRequestChange, sorting } = useListSearch(Route)
  const session = useSession(Route.useRouteContext().session)
  const list = plansFor(session)
  const { result, loadable: plans } = useRead(api.query(list))
  const { sync, isSyncing } = useSync(list)
  const { activate, deactivate, remove, pending, busyIds } = useMembershipActions()
  return (
    <MembershipsScreen
      plans={mapLoadable(plans, ({ data }) => withPending(data, pending))}
      viewerRole={planViewerOf(session)}
      pageRequest={pageRequest}
      onPageRequestChange={onPageRequestChange}
      sorting={sorting}
      refreshedAt={result.data && new Date(result.dataUpdatedAt)}
      onSync={sync}
      isSyncing={isSyncing}
      onActivate={activate}
      onDeactivate={deactivate}
      onDelete={remove}
      busyIds={busyIds}
    />
  )
}
