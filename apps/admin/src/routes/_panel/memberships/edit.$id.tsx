import { MembershipEditScreen } from '@hearth/ui/screens/membership-edit/MembershipEditScreen'
import { isolate, plainText } from '@hearth/ui/text/people'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { membershipMessages } from '../../../features/memberships/messages'
import { useMembershipToEdit } from '../../../features/memberships/queries'
import { requireAdmin } from '../../../features/memberships/requireAdmin'
import { useToMemberships } from '../../../features/memberships/useToMemberships'
import { useUpload } from '../../../features/uploads/useUpload'
import { useEdit } from '../../../mutations/useEdit'
import { useLeaveGuard } from '../../../navigation/useLeaveGuard'
import { useRecordTitle } from '../../../pages/recordTitle'
import { start } from '../../../queries/load'

export const Route = createFileRoute('/_panel/memberships/edit/$id')({
  staticData: { title: 'Edit Membership' },
  beforeLoad: requireAdmin,
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('getMembershipPlan', { path: params })),
  component: MembershipEdit,
})

const fields = ['name', 'price', 'period', 'description', 'isActive', 'image'] as const

function MembershipEdit() {
  const { id } = Route.useParams()
  const plan = useMembershipToEdit(id)
  useRecordTitle(plan, ({ name }) => `Edit ${isolate(plainText(name))}`, 'Memberships')
  const toList = useToMemberships()
  const { send, submission } = useEdit(
    'updateMembershipPlan',
    membershipMessages.updateMembershipPlan,
    () => toList(),
  )
  return (
    <MembershipEditScreen
      submission={submission}
      id={id}
      plan={plan}
      onUpdate={(body, seen) => send({ body, seen, fields })}
      onUpload={useUpload()}
      onCancel={() => void toList()}
      guard={useLeaveGuard()}
    />
  )
}
