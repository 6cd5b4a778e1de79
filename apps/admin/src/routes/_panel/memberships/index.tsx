import { MembershipsScreen } from '@hearth/ui/screens/memberships/MembershipsScreen'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../api'
import { useMembershipActions, useSync } from '../../../features/memberships/mutations'
import { start } from '../../../queries/load'
import { mapLoadable } from '../../../queries/loadable'
import { useRead } from '../../../queries/useRead'
import {
  TABLE_DEFAULTS,
  TableSearch,
  toPageRequest,
  toTableSearch,
} from '../../../search/tableSearch'
import { useSession } from '../../../session/session'
import { plansFor, viewerOf } from '../../../session/viewer'

export const Route = createFileRoute('/_panel/memberships/')({
  staticData: { title: 'Memberships' },
  validateSearch: TableSearch,
  search: { middlewares: [stripSearchParams(TABLE_DEFAULTS)] },
  loader: ({ context: { queryClient, session } }) =>
    start(queryClient, api.query(plansFor(session.get()))),
  component: Memberships,
})

function Memberships() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const session = useSession(Route.useRouteContext().session)
  const list = plansFor(session)
  const { result, loadable: plans } = useRead(api.query(list))
  const { sync, isSyncing } = useSync(list)
  const { activate, deactivate, remove, busyIds } = useMembershipActions()
  return (
    <MembershipsScreen
      plans={mapLoadable(plans, ({ data }) => data)}
      viewerRole={viewerOf(session)}
      pageRequest={toPageRequest(search)}
      onPageRequestChange={(pageRequest) => void navigate({ search: toTableSearch(pageRequest) })}
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
