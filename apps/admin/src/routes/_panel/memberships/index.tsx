import { MembershipsScreen } from '@hearth/ui/screens/memberships/MembershipsScreen'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../api'
import { start } from '../../../load'
import { mapLoadable } from '../../../loadable'
import { useMembershipDeeds, useSync } from '../../../mutations/memberships'
import { PLACE_DEFAULTS, PlaceSearch, placeOf, searchOf } from '../../../search/placeSearch'
import { useSession } from '../../../session/session'
import { plansFor, viewerOf } from '../../../session/viewer'
import { useRead } from '../../../useRead'

export const Route = createFileRoute('/_panel/memberships/')({
  staticData: { title: 'Memberships' },
  validateSearch: PlaceSearch,
  search: { middlewares: [stripSearchParams(PLACE_DEFAULTS)] },
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
  const { activate, deactivate, remove, busyIds } = useMembershipDeeds()
  return (
    <MembershipsScreen
      plans={mapLoadable(plans, ({ data }) => data)}
      viewerRole={viewerOf(session)}
      place={placeOf(search)}
      onPlaceChange={(place) => void navigate({ search: searchOf(place) })}
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
