import { MembershipViewScreen } from '@hearth/ui/screens/membership-view/MembershipViewScreen'
import { isolate, plainText } from '@hearth/ui/text/people'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { membershipMessages } from '../../../features/memberships/messages'
import { useMembershipActions } from '../../../features/memberships/mutations'
import { useMembership } from '../../../features/memberships/queries'
import { useToMemberships } from '../../../features/memberships/useToMemberships'
import { conflictNotice } from '../../../features/record/recordSlots'
import { undoable } from '../../../features/record/undoable'
import { useEdit } from '../../../mutations/useEdit'
import { pageTitles } from '../../../navigation/pageTitles'
import { useLeaveGuard } from '../../../navigation/useLeaveGuard'
import { useStillHere } from '../../../navigation/useStillHere'
import { useRecordTitle } from '../../../pages/recordTitle'
import { start } from '../../../queries/load'
import { mapLoadable } from '../../../queries/loadable'
import { useSession } from '../../../session/session'
import { planViewerOf } from '../../../session/viewer'

export const Route = createFileRoute('/_panel/memberships/view/$id')({
  staticData: { title: pageTitles.membership, help: 'memberships' },
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('getMembershipPlan', { path: params })),
  component: MembershipView,
})

function MembershipView() {
  const session = useSession(Route.useRouteContext().session)
  const { id } = Route.useParams()
  const plan = useMembership(id)
  useRecordTitle(plan, ({ name }) => isolate(plainText(name)), pageTitles.memberships)
  const toList = useToMemberships()
  const watch = useStillHere()
  const { activate, deactivate, remove, pending, forget } = useMembershipActions()
  const summary = useEdit('updateMembershipPlan', membershipMessages.updateSummary, undoable)
  return (
    <MembershipViewScreen
      plan={mapLoadable(plan, (seen) => ({ ...seen, id, ...pending.get(id) }))}
      viewerRole={planViewerOf(session)}
      onActivate={activate}
      onDeactivate={deactivate}
      onDelete={async (deleted) => {
        const isStillHere = watch()
        if ((await remove(deleted)) === 409) return
        if (isStillHere()) await toList({ replace: true })
        forget(deleted)
      }}
      onSaveSummary={(seen, text) => {
        const { name, price } = seen
        const body = { id, name, price, summary: text }
        return summary.sendAsync({ body, seen, fields: ['summary'] })
      }}
      submission={summary.submission}
      whoSaved={conflictNotice(id)?.()}
      guard={useLeaveGuard()}
    />
  )
}
