import { MembershipCreateScreen } from '@hearth/ui/screens/membership-create/MembershipCreateScreen'
import { createFileRoute } from '@tanstack/react-router'
import { membershipMessages } from '../../../features/memberships/messages'
import { requireAdmin } from '../../../features/memberships/requireAdmin'
import { useToMemberships } from '../../../features/memberships/useToMemberships'
import { useUpload } from '../../../features/uploads/useUpload'
import { showCreated } from '../../../mutations/showCreated'
import { useFormAction } from '../../../mutations/useFormAction'
import { pageTitles } from '../../../navigation/pageTitles'
import { useLeaveGuard } from '../../../navigation/useLeaveGuard'

export const Route = createFileRoute('/_panel/memberships/create')({
  staticData: { title: pageTitles.createMembership },
  beforeLoad: requireAdmin,
  component: MembershipCreate,
})

function MembershipCreate() {
  const toList = useToMemberships()
  const { send, submission } = useFormAction(
    'createMembershipPlan',
    membershipMessages.createMembershipPlan,
    (_input, answer) => {
      showCreated(answer)
      return toList()
    },
  )
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
