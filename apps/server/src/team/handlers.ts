import { defineHandlers } from '../kernel/operation.ts'
import {
  changeTeamRole,
  endTeamMember,
  resetTeamMemberSecondFactor,
  resumeTeamMember,
  suspendTeamMember,
} from './change.ts'
import { listInvitations } from './invitations.ts'
import { inviteToTeam, resendTeamInvitation, revokeTeamInvitation } from './invite.ts'
import { joinTeam, readTeamInvitation } from './join.ts'
import { readTeam } from './members.ts'

export const teamHandlers = defineHandlers({
  getTeam: async (_call, ctx) => ({
    data: {
      members: await readTeam(ctx.db, ctx.now()),
      invitations: await listInvitations(ctx.db, ctx.now()),
    },
  }),
  inviteToTeam,
  resendTeamInvitation,
  revokeTeamInvitation,
  readTeamInvitation,
  joinTeam,
  changeTeamRole,
  suspendTeamMember,
  resumeTeamMember,
  endTeamMember,
  resetTeamMemberSecondFactor,
})
