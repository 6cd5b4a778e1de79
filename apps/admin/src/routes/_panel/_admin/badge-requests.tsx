import { BadgeRequestsScreen } from '@hearth/ui/screens/badge-requests/BadgeRequestsScreen'
import { personName } from '@hearth/ui/text/people'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../api'
import { BulkDecision, loadBulk } from '../../../features/badge-requests/bulk'
import { BULK_DRAFT, type BulkDecisions } from '../../../features/badge-requests/bulkDraft'
import { useBadgeDecisions } from '../../../features/badge-requests/mutations'
import { loadReview, MemberReview } from '../../../features/badge-requests/review'
import { BadgeRequestsSearch } from '../../../features/badge-requests/search'
import { start } from '../../../queries/load'
import { polled } from '../../../queries/polled'
import { useData } from '../../../queries/useData'
import { listSearch } from '../../../search/listSearch'
import { useListSearch } from '../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/badge-requests')({
  staticData: { title: 'Badge Requests' },
  ...listSearch(BadgeRequestsSearch),
  loaderDeps: ({ search: { review } }) => ({ review }),
  loader: ({ context: { queryClient }, deps: { review } }) => {
    start(queryClient, polled.badges)
    if (review) start(queryClient, api.query('getUser', { path: { id: review } }))
  },
  component: BadgeRequests,
})

function BadgeRequests() {
  const { search, pageRequest, onPageRequestChange, sorting } = useListSearch(Route)
  const navigate = Route.useNavigate()
  const { approve, reject, busyIds } = useBadgeDecisions()
  const { drafts } = Route.useRouteContext()
  const [bulk, setBulk] = useState(() => drafts.find(BULK_DRAFT) as BulkDecisions | undefined)
  return (
    <>
      <BadgeRequestsScreen
        requests={useData(polled.badges, true)}
        pageRequest={pageRequest}
        onPageRequestChange={onPageRequestChange}
        sorting={sorting}
        onApprove={approve}
        onReject={reject}
        decidingIds={busyIds}
        onReviewIntent={loadReview}
        bulk={{
          isOpen: bulk !== undefined,
          onIntent: loadBulk,
          onDecide: (action, requests) =>
            setBulk({
              action,
              rows: requests.map((request) => ({
                id: request.id,
                name: personName(request),
                status: 'waiting',
              })),
            }),
        }}
        review={
          search.review === ''
            ? undefined
            : {
                id: search.review,
                // One step of the Back button leads to the list, however many were reviewed.
                onChange: (review = '') =>
                  void navigate({
                    search: { ...search, review },
                    replace: true,
                    resetScroll: false,
                  }),
                render: (controls) => (
                  <Suspense>
                    <MemberReview {...controls} />
                  </Suspense>
                ),
              }
        }
      />
      {bulk && (
        <Suspense>
          <BulkDecision bulk={bulk} onClose={() => setBulk(undefined)} />
        </Suspense>
      )}
    </>
  )
}
