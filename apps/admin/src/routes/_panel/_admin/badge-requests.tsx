import { BadgeRequestsScreen } from '@hearth/ui/screens/badge-requests/BadgeRequestsScreen'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useBadgeDecisions } from '../../../features/badge-requests/mutations'
import { start } from '../../../queries/load'
import { mapLoadable } from '../../../queries/loadable'
import { polled } from '../../../queries/polled'
import { useRead } from '../../../queries/useRead'
import {
  TABLE_DEFAULTS,
  TableSearch,
  toPageRequest,
  toTableSearch,
} from '../../../search/tableSearch'

export const Route = createFileRoute('/_panel/_admin/badge-requests')({
  staticData: { title: 'Badge Requests' },
  validateSearch: TableSearch,
  search: { middlewares: [stripSearchParams(TABLE_DEFAULTS)] },
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
      pageRequest={toPageRequest(search)}
      onPageRequestChange={(pageRequest) => void navigate({ search: toTableSearch(pageRequest) })}
      onApprove={approve}
      onReject={reject}
      decidingIds={busyIds}
    />
  )
}
