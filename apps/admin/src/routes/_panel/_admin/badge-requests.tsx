import { BadgeRequestsScreen } from '@hearth/ui/screens/badge-requests/BadgeRequestsScreen'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { start } from '../../../load'
import { mapLoadable } from '../../../loadable'
import { useBadgeDecisions } from '../../../mutations/badges'
import { polled } from '../../../polled'
import { PLACE_DEFAULTS, PlaceSearch, placeOf, searchOf } from '../../../search/placeSearch'
import { useRead } from '../../../useRead'

export const Route = createFileRoute('/_panel/_admin/badge-requests')({
  staticData: { title: 'Badge Requests' },
  validateSearch: PlaceSearch,
  search: { middlewares: [stripSearchParams(PLACE_DEFAULTS)] },
  loader: ({ context: { queryClient } }) => start(queryClient, polled.badges),
  component: BadgeRequests,
})

function BadgeRequests() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { loadable: requests } = useRead(polled.badges, true)
  const { approve, reject, busyIds } = useBadgeDecisions()
  return (
    <BadgeRequestsScreen
      requests={mapLoadable(requests, ({ data }) => data)}
      place={placeOf(search)}
      onPlaceChange={(place) => void navigate({ search: searchOf(place) })}
      onApprove={approve}
      onReject={reject}
      decidingIds={busyIds}
    />
  )
}
