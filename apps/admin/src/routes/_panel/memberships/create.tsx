import { MembershipCreateScreen } from '@hearth/ui/screens/membership-create/MembershipCreateScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useLeaveGuard } from '../../../leaveGuard'
import { useFormAction } from '../../../mutations/useFormAction'
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
  const { send, submission } = useFormAction('createMembershipPlan', () => toList())
  return (
    <MembershipCreateScreen
      submission={submission}
      onCreate={(body) => send({ body })}
      onUpload={useUpload()}
      onCancel={() => void toList()}
      guard={useLeaveGuard()}
    />
  )
}
