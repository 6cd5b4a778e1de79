// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The calls that need a second factor that was passed just now. */
export const freshCalls: ReadonlySet<string> = new Set(['changePassword', 'changeTeamRole', 'endAccountSession', 'endOtherSessions', 'endTeamMember', 'eraseUser', 'inviteToTeam', 'makeRecoveryCodes', 'removePasskey', 'resendTeamInvitation', 'resetTeamMemberSecondFactor', 'resumeTeamMember', 'revokeTeamInvitation', 'startPasskey', 'suspendTeamMember'])
