import { teamText } from '@hearth/ui/domain/team'
import { DashboardScreen } from '@hearth/ui/screens/dashboard/DashboardScreen'
import { createFileRoute } from '@tanstack/react-router'
import { isOffered } from '../../../deployment/brand'
import { useDashboard } from '../../../features/dashboard/queries'
import { useFirstSteps } from '../../../features/dashboard/useFirstSteps'
import { useFirstVisit } from '../../../features/dashboard/useFirstVisit'
import { numbers, useNumbers } from '../../../features/dashboard/useNumbers'
import { useOldestRequest } from '../../../features/dashboard/useOldestRequest'
import { useRetention } from '../../../features/desk/useWaiting'
import { reasonFor } from '../../../features/moderation/reasonFor'
import { useModeration, useModerationBusyIds } from '../../../features/moderation/useModeration'
import { recordSlot } from '../../../features/record/recordSlots'
import { pageTitles } from '../../../navigation/pageTitles'
import { start } from '../../../queries/load'
import { polled } from '../../../queries/polled'
import { may } from '../../../session/permissions'
import { useSession } from '../../../session/session'
import { roleWith } from '../../../session/teamRole'

export const Route = createFileRoute('/_panel/_admin/')({
  staticData: { title: pageTitles.dashboard, permission: 'members.read', help: 'dashboard' },
  loader: ({ context: { queryClient } }) => {
    start(queryClient, polled.users)
    start(queryClient, polled.posts)
    start(queryClient, polled.badges)
    start(queryClient, polled.invites)
    if (isOffered('numbers')) start(queryClient, numbers)
  },
  component: Dashboard,
})

function Dashboard() {
  const { info, permissions } = useSession(Route.useRouteContext().session)
  const role = roleWith(permissions)
  const dashboard = useDashboard()
  const busyIds = useModerationBusyIds('approve', 'reject')
  return (
    <DashboardScreen
      userName={info.userName}
      role={role && teamText.roles[role]}
      isFirstVisit={useFirstVisit()}
      {...dashboard}
      firstSteps={useFirstSteps(dashboard.users)}
      oldestRequestAt={useOldestRequest()}
      numbers={useNumbers()}
      retention={useRetention()}
      digest={isOffered('record') && may('record.read') && recordSlot({ slot: 'digest' })}
      decidingIds={busyIds}
      onApprove={useModeration('approve')}
      onReject={useModeration('reject')}
      rejectReason={(request) => reasonFor('reject', request)}
    />
  )
}
