import { MembershipViewScreen } from '@hearth/ui/screens/membership-view/MembershipViewScreen'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { useLeaveGuard } from '../../../leaveGuard'
import { start } from '../../../load'
import { useMembership } from '../../../memberships'
import { useMembershipDeeds } from '../../../mutations/memberships'
import { useFormDeed } from '../../../mutations/useFormDeed'
import { useSession } from '../../../session/session'
import { viewerOf } from '../../../session/viewer'
import { useToMemberships } from '../../../useToMemberships'

export const Route = createFileRoute('/_panel/memberships/view/$id')({
  staticData: { title: 'Membership' },
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('getMembershipPlan', { path: params })),
  component: MembershipView,
})

function MembershipView() {
  const session = useSession(Route.useRouteContext().session)
  const plan = useMembership(Route.useParams().id)
  const toList = useToMemberships()
  const { activate, deactivate, remove, forget } = useMembershipDeeds()
  const summary = useFormDeed('updateMembershipPlan', undefined, 'updateSummary')
  return (
    <MembershipViewScreen
      plan={plan}
      viewerRole={viewerOf(session)}
      onActivate={activate}
      onDeactivate={deactivate}
      onDelete={async (deleted) => {
        await remove(deleted)
        await toList({ replace: true })
        forget(deleted)
      }}
      onSaveSummary={({ id, name, price }, text) =>
        summary.sendAsync({ body: { id, name, price, summary: text } })
      }
      summaryMessage={summary.form.message}
      summaryErrors={summary.form.fieldErrors}
      summaryRetryAt={summary.form.retryAt}
      guard={useLeaveGuard()}
    />
  )
}
