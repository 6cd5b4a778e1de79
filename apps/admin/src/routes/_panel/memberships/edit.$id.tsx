import { MembershipEditScreen } from '@hearth/ui/screens/membership-edit/MembershipEditScreen'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { useLeaveGuard } from '../../../leaveGuard'
import { start } from '../../../load'
import { useMembershipToEdit } from '../../../memberships'
import { useFormDeed } from '../../../mutations/useFormDeed'
import { useUpload } from '../../../mutations/useUpload'
import { requireAdmin } from '../../../session/guard'
import { useToMemberships } from '../../../useToMemberships'

export const Route = createFileRoute('/_panel/memberships/edit/$id')({
  staticData: { title: 'Edit Membership' },
  beforeLoad: requireAdmin,
  loader: ({ context: { queryClient }, params }) =>
    start(queryClient, api.query('getMembershipPlan', { path: params })),
  component: MembershipEdit,
})

function MembershipEdit() {
  const { id } = Route.useParams()
  const plan = useMembershipToEdit(id)
  const toList = useToMemberships()
  const { send, form } = useFormDeed('updateMembershipPlan', () => toList())
  return (
    <MembershipEditScreen
      {...form}
      id={id}
      plan={plan}
      onUpdate={(body) => send({ body })}
      onUpload={useUpload()}
      onCancel={() => void toList()}
      guard={useLeaveGuard()}
    />
  )
}
