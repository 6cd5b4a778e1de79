import { BadgeRequestsScreen } from '@hearth/ui/screens/badge-requests/BadgeRequestsScreen'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isOffered } from '../../../deployment/brand'
import { bulkBadges } from '../../../features/badge-bulk/bulkBadges'
import { RequestCase } from '../../../features/badge-requests/review'
import { BadgeRequestsSearch } from '../../../features/badge-requests/search'
import { reasonFor } from '../../../features/moderation/reasonFor'
import { useModeration, useModerationBusyIds } from '../../../features/moderation/useModeration'
import { startMember } from '../../../features/users/startMember'
import { pageTitles } from '../../../navigation/pageTitles'
import { start } from '../../../queries/load'
import { polled } from '../../../queries/polled'
import { useData } from '../../../queries/useData'
import { listSearch } from '../../../search/listSearch'
import { useListSearch } from '../../../search/useListSearch'

export const Route = createFileRoute('/_panel/_admin/badge-requests')({
  staticData: {
    title: pageTitles.badgeRequests,
    permission: 'members.read',
    help: 'badgeRequests',
    list: 'badge-requests',
  },
  ...listSearch(BadgeRequestsSearch),
  loaderDeps: ({ search: { review } }) => ({ review }),
  loader: ({ context: { queryClient }, deps: { review }, preload }) => {
    start(queryClient, polled.badges)
    if (review) startMember(queryClient, review, { preload })
  },
  component: BadgeRequests,
})

function BadgeRequests() {
  const { search, pageRequest, onPageRequestChange, sorting } = useListSearch(Route)
  const navigate = Route.useNavigate()
  const approve = useModeration('approve')
  const busyIds = useModerationBusyIds('approve', 'reject')
  return (
    <BadgeRequestsScreen
      requests={useData(polled.badges, { keepOnError: true })}
      pageRequest={pageRequest}
      onPageRequestChange={onPageRequestChange}
      // With the desk the list is its queue: one order, that of the server.
      {...(isOffered('desk') ? { hasWaitingSince: true } : { sorting })}
      onApprove={approve}
      onReject={useModeration('reject')}
      rejectReason={(request) => reasonFor('reject', request)}
      decidingIds={busyIds}
      onReviewIntent={RequestCase.preload}
      bulk={approve && bulkBadges}
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
                  <RequestCase {...controls} />
                </Suspense>
              ),
            }
      }
    />
  )
}
