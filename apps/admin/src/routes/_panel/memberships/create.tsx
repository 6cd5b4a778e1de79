import { MembershipCreateScreen } from '@hearth/ui/screens/membership-create/MembershipCreateScreen'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api'
import { membershipMessages } from '../../../features/memberships/messages'
import { requirePlanWriter } from '../../../features/memberships/requirePlanWriter'
import { useToMemberships } from '../../../features/memberships/useToMemberships'
import { useUpload } from '../../../features/uploads/useUpload'
import { showCreated } from '../../../mutations/showCreated'
import { useFormAction } from '../../../mutations/useFormAction'
import { pageTitles } from '../../../navigation/pageTitles'
import { useLeaveGuard } from '../../../navigation/useLeaveGuard'
import { AdminsOnlyPage } from '../../../pages/AdminsOnlyPage'

export const Route = createFileRoute('/_panel/memberships/create')({
  staticData: {
    refusal: pageTitles.adminsOnly,
    title: pageTitles.createMembership,
    help: 'memberships',
  },
  beforeLoad: requirePlanWriter('/_panel/memberships/create'),
  notFoundComponent: AdminsOnlyPage,
  component: MembershipCreate,
})

function MembershipCreate() {
  const toList = useToMemberships()
  const { send, submission } = useFormAction(
    api.mutation('createMembershipPlan'),
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
