import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/** Messages of membership plans (specification 8). `updateSummary` is the edit that sends only the summary. */
export const membershipMessages = localize('membershipMessages', {
  createMembershipPlan: { success: 'server', failure: errorTexts.somethingWentWrong },
  deleteMembershipPlan: {
    success: { fallback: 'Membership deleted successfully!' },
    failure: 'Failed to delete membership',
  },
  setMembershipPlanActive: {
    success: { fallback: 'Membership status updated successfully!' },
    failure: 'Failed to update membership status',
  },
  updateMembershipPlan: {
    success: { fallback: 'Membership updated successfully!' },
    failure: 'Failed to update membership',
  },
  updateSummary: {
    success: { fallback: 'Summary updated successfully!' },
    failure: 'Failed to update summary',
  },
} satisfies Record<string, Outcome>)
