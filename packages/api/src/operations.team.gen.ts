// Generated from openapi/ by `pnpm generate`. Do not edit.
const TeamMember = { id: 'string', 'name??': 'string', email: 'string', role: 'string', isSuspended: 'boolean', hasAuthenticator: 'boolean', passkeys: 'integer', 'lastSeenAt??': 'moment', sessions: 'integer' } as const
const TeamInvitation = { id: 'string', email: 'string', role: 'string', 'invitedBy??': 'string', expiresAt: 'moment' } as const
const Team = { members: [TeamMember], invitations: [TeamInvitation] } as const
const SentInvitation = { invitation: TeamInvitation, link: 'string' } as const
const ReadInvitation = { email: 'string', role: 'string', 'invitedBy??': 'string', expiresAt: 'moment' } as const
const SessionUser = { 'id?': 'string', 'userName?': 'string', 'username?': 'string', 'email?': 'string', role: 'string', 'is2FAEnabled?': 'boolean', 'hasAuthenticator?': 'boolean', 'hasPasskey?': 'boolean', 'permissions?': ['string'] } as const
const Passkey = { id: 'string', name: 'string', host: 'string', isUsable: 'boolean', 'obstacle?': 'string', createdAt: 'moment', 'lastUsedAt??': 'moment' } as const
const OwnSession = { id: 'string', 'device??': 'string', 'network??': 'string', createdAt: 'moment', lastSeenAt: 'moment', isCurrent: 'boolean' } as const
const OwnAccount = { id: 'string', 'name??': 'string', email: 'string', role: 'string', permissions: ['string'], 'authenticatorAt??': 'moment', passkeys: [Passkey], recoveryCodesLeft: 'integer', sessions: [OwnSession] } as const
const RecoveryCodes = { codes: ['string'] } as const

/** What the client knows of each call. */
export const operations = {
  addPasskey: { method: 'POST', path: '/account/passkeys', changes: true, answer: { data: Passkey }, makesStale: ['getAccount'] },
  changePassword: { method: 'PUT', path: '/account/password', changes: true, makesStale: ['getAccount'] },
  changeTeamRole: { method: 'PUT', path: '/team/{id}', changes: true, answer: { data: TeamMember }, makesStale: ['getTeam'] },
  endAccountSession: { method: 'DELETE', path: '/account/sessions/{id}', changes: true, makesStale: ['getAccount'] },
  endOtherSessions: { method: 'POST', path: '/account/sessions/end-others', changes: true, makesStale: ['getAccount'] },
  endTeamMember: { method: 'POST', path: '/team/{id}/end', changes: true, makesStale: ['getTeam'] },
  getAccount: { method: 'GET', path: '/account', changes: false, answer: { data: OwnAccount } },
  getTeam: { method: 'GET', path: '/team', changes: false, answer: { data: Team } },
  inviteToTeam: { method: 'POST', path: '/team-invitations', changes: true, answer: { data: SentInvitation }, makesStale: ['getTeam'] },
  joinTeam: { method: 'POST', path: '/join-team', changes: true, answer: { data: { user: SessionUser } }, makesStale: [] },
  makeRecoveryCodes: { method: 'POST', path: '/account/recovery-codes', changes: true, answer: { data: RecoveryCodes }, makesStale: ['getAccount'] },
  readTeamInvitation: { method: 'POST', path: '/join-team/read', changes: true, answer: { data: ReadInvitation }, makesStale: [] },
  removePasskey: { method: 'DELETE', path: '/account/passkeys/{id}', changes: true, makesStale: ['getAccount'] },
  renamePasskey: { method: 'PUT', path: '/account/passkeys/{id}', changes: true, answer: { data: Passkey }, makesStale: ['getAccount'] },
  resendTeamInvitation: { method: 'POST', path: '/team-invitations/{id}/resend', changes: true, answer: { data: SentInvitation }, makesStale: ['getTeam'] },
  resetTeamMemberSecondFactor: { method: 'POST', path: '/team/{id}/reset-second-factor', changes: true, makesStale: ['getTeam'] },
  resumeTeamMember: { method: 'POST', path: '/team/{id}/resume', changes: true, answer: { data: TeamMember }, makesStale: ['getTeam'] },
  revokeTeamInvitation: { method: 'DELETE', path: '/team-invitations/{id}', changes: true, makesStale: ['getTeam'] },
  startPasskey: { method: 'POST', path: '/account/passkeys/options', changes: true, answer: { data: {  } }, makesStale: [] },
  startPasskeyCheck: { method: 'POST', path: '/auth/passkey/options', changes: true, answer: { data: {  } }, makesStale: [] },
  suspendTeamMember: { method: 'POST', path: '/team/{id}/suspend', changes: true, answer: { data: TeamMember }, makesStale: ['getTeam'] },
  verifyPasskey: { method: 'POST', path: '/auth/passkey', changes: true, answer: { verified: 'boolean', 'code?': 'string', 'hasPasskey?': 'boolean' }, makesStale: ['getAccount'] },
  verifyRecoveryCode: { method: 'POST', path: '/auth/recovery', changes: true, answer: { verified: 'boolean', 'left?': 'integer', 'code?': 'string' }, makesStale: ['getAccount'] },
} as const
