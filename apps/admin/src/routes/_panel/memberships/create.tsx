import { MembershipCreateScreen } from '@hearth/ui/screens/membership-create/MembershipCreateScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useLeaveGuard } from '../../../leaveGuard'
import { useFormDeed } from '../../../mutations/useFormDeed'
import { useUpload } from '../../../mutations/useUpload'
import { requireAdmin } from '../../../session/guard'
import { useToMemberships } from '../../../useToMemberships'

export const Route = createFileRoute('/_panel/memberships/create')({
  staticData: { title: 'Create Membership' },
  beforeLoad: requireAdmin,
  component: MembershipCreate,
})

function MembershipCreate() {
  const toList = useToMemberships()
  const { send, form } = useFormDeed('createMembershipPlan', () => toList())
  return (
    <MembershipCreateScreen
      {...form}
      onCreate={(body) => send({ body })}
      onUpload={useUpload()}
      onCancel={() => void toList()}
      guard={useLeaveGuard()}
    />
  )
}
