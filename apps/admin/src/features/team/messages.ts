import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

const failure = errorTexts.somethingWentWrong

/** Sentences of the team for single moments. */
export const teamTexts = localize('teamTexts', {
  missingPermission: "Your role doesn't allow this any more. An owner of the team can change that.",
})

/** Messages of the calls of the team. */
export const teamMessages = localize('teamMessages', {
  joinTeam: { success: 'silent', failure },
  inviteToTeam: { success: 'silent', failure },
  resendTeamInvitation: { success: 'silent', failure },
  revokeTeamInvitation: { success: { always: 'Invitation revoked' }, failure },
  changeTeamRole: { success: { always: 'Role changed' }, failure },
  suspendTeamMember: { success: { always: 'Suspended' }, failure },
  resumeTeamMember: { success: { always: 'Suspension lifted' }, failure },
  endTeamMember: { success: { always: 'Access ended' }, failure },
  resetTeamMemberSecondFactor: { success: { always: 'Second factor reset' }, failure },
} satisfies Record<string, Outcome>)
