import { BadgeRequestsScreen } from '@hearth/ui/screens/badge-requests/BadgeRequestsScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useBadgeDecisions } from '../../../features/badge-requests/mutations'
import { start } from '../../../queries/load'
import { polled } from '../../../queries/polled'
import { useData } from '../../../queries/useData'
import { listSearch } from '../../../search/listSearch'
import { TableSearch } from '../../../search/tableSearch'
import { useListSearch } from '../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/badge-requests')({
  staticData: { title: 'Badge Requests' },
  ...listSearch(TableSearch),
  loader: ({ context: { queryClient } }) => start(queryClient, polled.badges),
  component: BadgeRequests,
})

function BadgeRequests() {
  const { pageRequest, onPageRequestChange } = useListSearch(Route)
  const { approve, reject, busyIds } = useBadgeDecisions()
  return (
    <BadgeRequestsScreen
      requests={useData(polled.badges, true)}
      pageRequest={pageRequest}
      onPageRequestChange={onPageRequestChange}
      onApprove={approve}
      onReject={reject}
      decidingIds={busyIds}
    />
  )
}
