import { MembershipEditScreen } from '@hearth/ui/screens/membership-edit/MembershipEditScreen'
import { isolate, plainText } from '@hearth/ui/text/people'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { membershipMessages } from '../../../features/memberships/messages'
import { useMembershipToEdit } from '../../../features/memberships/queries'
import { requirePlanWriter } from '../../../features/memberships/requirePlanWriter'
import { useToMemberships } from '../../../features/memberships/useToMemberships'
import { conflictNotice } from '../../../features/record/recordSlots'
import { undoable } from '../../../features/record/undoable'
import { useUpload } from '../../../features/uploads/useUpload'
import { useEdit } from '../../../mutations/useEdit'
import { pageTitles } from '../../../navigation/pageTitles'
import { useLeaveGuard } from '../../../navigation/useLeaveGuard'
import { AdminsOnlyPage } from '../../../pages/AdminsOnlyPage'
import { useRecordTitle } from '../../../pages/recordTitle'
import { start } from '../../../queries/load'

export const Route = createFileRoute('/_panel/memberships/edit/$id')({
  staticData: {
    refusal: pageTitles.adminsOnly,
    title: pageTitles.editMembership,
    help: 'memberships',
  },
  beforeLoad: requirePlanWriter('/_panel/memberships/edit/$id'),
  notFoundComponent: AdminsOnlyPage,
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('getMembershipPlan', { path: params })),
  component: MembershipEdit,
})

const fields = ['name', 'price', 'period', 'description', 'isActive', 'image'] as const

function MembershipEdit() {
  const { id } = Route.useParams()
  const plan = useMembershipToEdit(id)
  useRecordTitle(
    plan,
    ({ name }) => pageTitles.edit(isolate(plainText(name))),
    pageTitles.memberships,
  )
  const toList = useToMemberships()
  const { send, submission } = useEdit(
    'updateMembershipPlan',
    membershipMessages.updateMembershipPlan,
    undoable,
    () => toList(),
  )
  return (
    <MembershipEditScreen
      submission={submission}
      id={id}
      plan={plan}
      whoSaved={conflictNotice(id)?.()}
      onUpdate={(body, seen) => send({ body, seen, fields })}
      onUpload={useUpload()}
      onCancel={() => void toList()}
      guard={useLeaveGuard()}
    />
  )
}
