// Generated from openapi/ by `pnpm generate`. Do not edit.
const SessionUser = { 'id?': 'string', 'userName?': 'string', 'username?': 'string', 'email?': 'string', role: 'string', 'is2FAEnabled?': 'boolean', 'hasAuthenticator?': 'boolean', 'hasPasskey?': 'boolean', 'permissions?': ['string'] } as const
const PendingBadge = { id: 'string', 'fullName??': 'string', 'email??': 'string', 'phone??': 'string', 'profilePic??': 'string', 'requestedAt?': 'moment', 'refusal?': { code: 'string', message: 'string' } } as const
const User = { id: 'string', 'fullName??': 'string', 'email??': 'string', 'phone??': 'string', 'country??': 'string', 'dateOfBirth??': 'string', 'profilePic??': 'string', 'passport??': 'string', role: 'string', status: 'string', isVerified: 'boolean', isBanned: 'boolean', 'bannedUntil??': 'moment', isEmailVerified: 'boolean', badgeRequestStatus: 'integer', 'badgeFileName??': 'string', devicesCount: 'integer', is2FAEnabled: 'boolean', 'noteCount?': 'integer', 'joinedAt?': 'moment' } as const
const Pagination = { page: 'integer', limit: 'integer', total: 'integer', totalPages: 'integer', 'hasMore?': 'boolean' } as const
const StoredDocuments = { 'passportDeletedAt??': 'moment', 'certificateDeletedAt??': 'moment', 'passportDueAt??': 'moment', isHeld: 'boolean' } as const
const Invitee = { id: 'string', invitedToEmail: 'string', status: 'string', createdAt: 'moment' } as const
const UserDetails = { id: 'string', 'fullName??': 'string', 'email??': 'string', 'phone??': 'string', 'country??': 'string', 'dateOfBirth??': 'string', 'profilePic??': 'string', 'passport??': 'string', role: 'string', status: 'string', isVerified: 'boolean', isBanned: 'boolean', 'bannedUntil??': 'moment', isEmailVerified: 'boolean', badgeRequestStatus: 'integer', 'badgeFileName??': 'string', devicesCount: 'integer', is2FAEnabled: 'boolean', 'noteCount?': 'integer', 'joinedAt?': 'moment', 'documents?': StoredDocuments, 'isReporterMuted?': 'boolean', invitees: [Invitee] } as const
const Invite = { id: 'string', invitedTo: 'string', status: 'string', createdAt: 'moment', 'invitedBy?': { id: 'string', 'fullName??': 'string' } } as const
const Post = { id: 'string', title: 'string', description: 'string', createdAt: 'moment', user: { 'id?': 'string', 'fullName??': 'string', 'email??': 'string', 'profilePic??': 'string' } } as const
const Announcement = { id: 'string', title: 'string', description: 'string', date: 'moment', isActive: 'boolean', isPinned: 'boolean', 'imageUrl??': 'string', 'publishedAt??': 'moment', 'etag?': 'string' } as const
const PaginationWithNeighbours = { page: 'integer', limit: 'integer', total: 'integer', totalPages: 'integer', hasPrev: 'boolean', hasNext: 'boolean' } as const
const AnnouncementStats = { total: 'integer', active: 'integer', pinned: 'integer', today: 'integer' } as const
const MembershipPlan = { id: 'string', name: 'string', price: 'number', period: 'string', 'description??': 'string', 'summary??': 'string', 'features?': ['string'], 'isActive?': 'boolean', 'image??': 'string', createdAt: 'moment', updatedAt: 'moment', 'etag?': 'string' } as const
const FieldChange = { field: 'string', 'before??': 'string', 'after??': 'string' } as const
const Undo = { state: 'string', 'until??': 'moment', 'by??': { id: 'string', 'name??': 'string' } } as const
const Entry = { id: 'string', at: 'moment', action: 'string', 'actor??': { id: 'string', 'name??': 'string' }, 'subject??': { id: 'string', kind: 'string', 'name??': 'string', 'isDeleted?': 'boolean' }, 'reason??': 'string', changes: [FieldChange], 'undoes??': 'string', undo: Undo, 'appeal??': { id: 'string', state: 'string' }, 'isErased?': 'boolean' } as const
const Digest = { since: 'moment', 'until?': 'moment', decisions: 'integer', stewards: 'integer', undone: 'integer', 'oldestRequestAt??': 'moment' } as const
const ReasonTemplate = { id: 'string', kind: 'string', text: 'string', 'rule??': 'string' } as const
const Trashed = { id: 'string', kind: 'string', 'name??': 'string', deletedAt: 'moment', goneAt: 'moment', 'by??': { id: 'string', 'name??': 'string' }, 'reason??': 'string', entryId: 'string', 'obstacle??': 'string', 'isAppealed?': 'boolean' } as const
const TimelineItem = { id: 'string', at: 'moment', kind: 'string', 'entry?': Entry, 'invitedBy??': { id: 'string', 'name??': 'string' } } as const
const Note = { id: 'string', at: 'moment', 'editedAt??': 'moment', 'author??': { id: 'string', 'name??': 'string' }, text: 'string', isPinned: 'boolean', isOwn: 'boolean' } as const
const Queue = { waiting: 'integer', 'oldest??': 'moment' } as const
const Desk = { citizenship: Queue, newcomers: { waiting: 'integer', 'oldest??': 'moment', unconfirmed: 'integer' }, reports: Queue, 'appeals?': Queue, 'documentDays?': { passport: 'integer', certificate: 'integer' }, 'retention??': { deletesFrom: 'moment', due: 'integer' } } as const
const Newcomer = { id: 'string', 'fullName??': 'string', 'email??': 'string', 'phone??': 'string', 'profilePic??': 'string', 'country??': 'string', hasPassport: 'boolean', joinedAt: 'moment' } as const
const ReportedPost = { id: 'string', title: 'string', author: 'string', 'profilePic??': 'string', reports: 'integer', firstReportedAt: 'moment' } as const
const Report = { id: 'string', reason: 'string', 'text??': 'string', at: 'moment', reporter: { id: 'string', name: 'string' } } as const
const Notice = { id: 'string', reference: 'string', text: 'string', isAboutChildAbuse: 'boolean', at: 'moment', 'name??': 'string', 'email??': 'string' } as const
const ReportCase = { id: 'string', title: 'string', description: 'string', createdAt: 'moment', author: { id: 'string', 'fullName??': 'string', 'email??': 'string', 'profilePic??': 'string', isBanned: 'boolean', posts: 'integer', earlierReports: 'integer' }, reports: [Report], 'notices?': [Notice], total: 'integer' } as const
const MemberHints = { inviters: [{ id: 'string', name: 'string', isBanned: 'boolean', joined: 'integer', banned: 'integer' }], decisions: [Entry], lookAlikes: [{ kind: 'string', member: { id: 'string', name: 'string', isBanned: 'boolean' } }], 'refusal??': { code: 'string', message: 'string' } } as const
const Viewer = { name: 'string', since: 'moment' } as const
const WaitingAppeal = { id: 'string', action: 'string', 'title??': 'string', 'fullName??': 'string', 'email??': 'string', 'profilePic??': 'string', sentAt: 'moment' } as const
const Lost = { kind: 'string', 'at??': 'moment' } as const
const AppealCase = { id: 'string', state: 'string', action: 'string', sentAt: 'moment', text: 'string', member: { id: 'string', 'fullName??': 'string', 'email??': 'string', 'profilePic??': 'string', isBanned: 'boolean', isDeleted: 'boolean' }, entry: Entry, 'deciderRole??': 'string', 'rule??': 'string', 'post??': { title: 'string', description: 'string' }, lost: [Lost], isLifted: 'boolean', mayDecide: 'boolean', hasNobodyElse: 'boolean', 'decision??': { outcome: 'string', 'answer??': 'string', at: 'moment', 'by??': { id: 'string', 'name??': 'string' }, entryId: 'string' }, earlier: [{ id: 'string', action: 'string', sentAt: 'moment', state: 'string' }] } as const
const AppealPage = { state: 'string', 'decision??': { action: 'string', 'title??': 'string', decidedAt: 'moment', 'reason??': 'string', 'rule??': 'string', 'bannedUntil??': 'moment', appealUntil: 'moment', 'otherWays??': 'string' }, 'appeal??': { reference: 'string', text: 'string', sentAt: 'moment', 'outcome??': 'string', 'answer??': 'string', 'decidedAt??': 'moment' } } as const
const Day = { day: 'string', joined: 'integer', verified: 'integer', newcomersDecided: 'integer', requested: 'integer', approved: 'integer', rejected: 'integer', banned: 'integer', reported: 'integer', reportsDecided: 'integer' } as const
const AgedQueue = { waiting: 'integer', 'oldest??': 'moment', ages: { today: 'integer', week: 'integer', month: 'integer', older: 'integer' } } as const
const Numbers = { days: [Day], queues: { 'citizenship?': AgedQueue, 'newcomers?': AgedQueue, 'reports?': AgedQueue, 'appeals?': AgedQueue } } as const
const Process = { version: 'string', roles: ['string'], startedAt: 'moment', seenAt: 'moment' } as const
const JobQueue = { name: 'string', waiting: 'integer', retrying: 'integer', running: 'integer', failed: 'integer', 'oldest??': 'moment' } as const
const Operations = { measuredAt: 'moment', database: 'string', processes: [Process], queues: [JobQueue], record: { unsealed: 'integer', 'oldestUnsealed??': 'moment', 'verifiedAt??': 'moment', 'isIntact??': 'boolean' }, backup: { 'lastAt??': 'moment' }, drill: { 'lastAt??': 'moment', 'hasPassed??': 'boolean' }, 'disk??': { size: 'integer', free: 'integer' } } as const
const TeamMember = { id: 'string', 'name??': 'string', email: 'string', role: 'string', isSuspended: 'boolean', hasAuthenticator: 'boolean', passkeys: 'integer', 'lastSeenAt??': 'moment', sessions: 'integer' } as const
const TeamInvitation = { id: 'string', email: 'string', role: 'string', 'invitedBy??': 'string', expiresAt: 'moment' } as const
const Team = { members: [TeamMember], invitations: [TeamInvitation] } as const
const SentInvitation = { invitation: TeamInvitation, link: 'string' } as const
const ReadInvitation = { email: 'string', role: 'string', 'invitedBy??': 'string', expiresAt: 'moment' } as const
const Passkey = { id: 'string', name: 'string', host: 'string', isUsable: 'boolean', 'obstacle?': 'string', createdAt: 'moment', 'lastUsedAt??': 'moment' } as const
const OwnSession = { id: 'string', 'device??': 'string', 'network??': 'string', createdAt: 'moment', lastSeenAt: 'moment', isCurrent: 'boolean' } as const
const OwnAccount = { id: 'string', 'name??': 'string', email: 'string', role: 'string', permissions: ['string'], 'authenticatorAt??': 'moment', passkeys: [Passkey], recoveryCodesLeft: 'integer', sessions: [OwnSession] } as const
const RecoveryCodes = { codes: ['string'] } as const
const OwnData = { link: 'string', until: 'moment', downloadsLeft: 'integer', bytes: 'integer' } as const

/** What the client knows of each call. */
export const operations = {
  addPasskey: { method: 'POST', path: '/account/passkeys', changes: true, answer: { data: Passkey, 'freshUntil?': 'moment' }, makesStale: ['getAccount'] },
  banUser: { method: 'GET', path: '/users/ban/{id}', changes: true, makesStale: ['listUsers', 'getUser', 'getDesk', 'listNewcomers', 'getNumbers'] },
  banUserWithReason: { method: 'POST', path: '/users/{id}/ban', changes: true, answer: { 'data?': Entry } },
  changePassword: { method: 'PUT', path: '/account/password', changes: true, makesStale: ['getAccount'] },
  changeTeamRole: { method: 'PUT', path: '/team/{id}', changes: true, answer: { data: TeamMember }, makesStale: ['getTeam'] },
  createAnnouncement: { method: 'POST', path: '/announcements', changes: true, keyed: true, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  createMembershipPlan: { method: 'POST', path: '/membership-plan/create', changes: true, keyed: true, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] },
  createNote: { method: 'POST', path: '/users/{id}/notes', changes: true, answer: { data: Note } },
  createUploadUrl: { method: 'POST', path: '/file/generate-upload-url/admin', changes: true, answer: { url: 'string' }, makesStale: [] },
  decideAppeal: { method: 'POST', path: '/desk/appeals/{id}/decision', changes: true, answer: { data: Entry, lost: [Lost] }, conflict: Entry },
  decideBadge: { method: 'POST', path: '/users/badges/{id}', changes: true, makesStale: ['listPendingBadges', 'listUsers', 'getUser', 'listNotes', 'getDesk', 'getNumbers'] },
  decideReport: { method: 'POST', path: '/desk/reports/{id}/decision', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'listReportedPosts', 'getReportedPost', 'listPosts', 'listUsers', 'getUser', 'getNumbers'] },
  declineUser: { method: 'POST', path: '/users/{id}/decline', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'listNewcomers', 'listUsers', 'getUser', 'listNotes', 'getNumbers'] },
  deleteAnnouncement: { method: 'DELETE', path: '/announcements/{id}', changes: true, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  deleteMembershipPlan: { method: 'DELETE', path: '/membership-plan/delete/{id}', changes: true, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans'] },
  deleteNote: { method: 'DELETE', path: '/notes/{id}', changes: true },
  deleteOwnAccount: { method: 'POST', path: '/users/delete-user', changes: true, makesStale: [] },
  deletePost: { method: 'DELETE', path: '/posts/{id}', changes: true, makesStale: ['listPosts', 'getDesk', 'listReportedPosts'] },
  deletePostWithReason: { method: 'POST', path: '/posts/{id}/remove', changes: true, answer: { data: Entry } },
  deleteUser: { method: 'DELETE', path: '/users/{id}', changes: true, makesStale: ['listUsers', 'listPendingBadges', 'listPosts', 'listInvites', 'listUserInvites', 'getDesk', 'listNewcomers', 'listReportedPosts', 'getNumbers'] },
  deleteUserWithReason: { method: 'POST', path: '/users/{id}/remove', changes: true, answer: { data: Entry }, makesStale: ['listUsers', 'listPendingBadges', 'listPosts', 'listInvites', 'listUserInvites', 'getDesk', 'listNewcomers', 'listReportedPosts', 'getNumbers'] },
  endAccountSession: { method: 'DELETE', path: '/account/sessions/{id}', changes: true, makesStale: ['getAccount'] },
  endOtherSessions: { method: 'POST', path: '/account/sessions/end-others', changes: true, makesStale: ['getAccount'] },
  endTeamMember: { method: 'POST', path: '/team/{id}/end', changes: true, makesStale: ['getTeam'] },
  eraseUser: { method: 'POST', path: '/users/{id}/erase', changes: true, answer: { data: Entry }, makesStale: ['listRecord', 'listUserTimeline', 'listTrash'] },
  exportMemberData: { method: 'POST', path: '/users/{id}/export', changes: true, makesStale: ['listRecord', 'listUserTimeline'] },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', changes: true, makesStale: [] },
  generateSecurityKey: { method: 'POST', path: '/users/generate-key', changes: true, makesStale: [] },
  getAccount: { method: 'GET', path: '/account', changes: false, answer: { data: OwnAccount } },
  getAnnouncementStats: { method: 'GET', path: '/announcements/stats/overview', changes: false, answer: { data: AnnouncementStats } },
  getAppeal: { method: 'GET', path: '/desk/appeals/{id}', changes: false, answer: { data: AppealCase } },
  getDesk: { method: 'GET', path: '/desk', changes: false, answer: { data: Desk } },
  getDigest: { method: 'GET', path: '/record/digest', changes: false, answer: { data: Digest } },
  getMemberHints: { method: 'GET', path: '/desk/members/{id}', changes: false, answer: { data: MemberHints } },
  getMembershipPlan: { method: 'GET', path: '/membership-plan/get-one/{id}', changes: false, answer: { data: MembershipPlan } },
  getNumbers: { method: 'GET', path: '/numbers', changes: false, answer: { data: Numbers } },
  getOperations: { method: 'GET', path: '/operations', changes: false, answer: { data: Operations } },
  getReportedPost: { method: 'GET', path: '/desk/reports/{id}', changes: false, answer: { data: ReportCase } },
  getTeam: { method: 'GET', path: '/team', changes: false, answer: { data: Team } },
  getUser: { method: 'GET', path: '/users/{id}', changes: false, answer: { data: UserDetails } },
  getUserImpact: { method: 'GET', path: '/users/{id}/impact', changes: false, answer: { data: { posts: 'integer', invites: 'integer', devices: 'integer', 'isBanned?': 'boolean', 'isVerified?': 'boolean', 'badgeRequestStatus?': 'integer' } } },
  holdDocuments: { method: 'POST', path: '/users/{id}/hold', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'getUser'] },
  inviteToTeam: { method: 'POST', path: '/team-invitations', changes: true, answer: { data: SentInvitation }, makesStale: ['getTeam'] },
  joinTeam: { method: 'POST', path: '/join-team', changes: true, answer: { data: { user: SessionUser } }, makesStale: [] },
  listActiveMembershipPlans: { method: 'GET', path: '/membership-plan/get-active', changes: false, answer: { data: [MembershipPlan] } },
  listAnnouncements: { method: 'GET', path: '/announcements', changes: false, answer: { 'message?': 'string', data: [Announcement], pagination: PaginationWithNeighbours } },
  listAppeals: { method: 'GET', path: '/desk/appeals', changes: false, answer: { data: [WaitingAppeal], total: 'integer' } },
  listInvites: { method: 'GET', path: '/invite', changes: false, answer: { data: [Invite] } },
  listMembershipPlans: { method: 'GET', path: '/membership-plan/get-all', changes: false, answer: { data: [MembershipPlan] } },
  listNewcomers: { method: 'GET', path: '/desk/newcomers', changes: false, answer: { data: [Newcomer], total: 'integer' } },
  listNotes: { method: 'GET', path: '/users/{id}/notes', changes: false, answer: { data: [Note] } },
  listPendingBadges: { method: 'GET', path: '/users/pending-badges', changes: false, answer: { data: [PendingBadge] } },
  listPosts: { method: 'GET', path: '/posts', changes: false, answer: { data: [Post] } },
  listReasonTemplates: { method: 'GET', path: '/reason-templates', changes: false, answer: { data: [ReasonTemplate], etag: 'string' } },
  listRecord: { method: 'GET', path: '/record', changes: false, answer: { data: [Entry], 'next??': 'string' } },
  listReportedPosts: { method: 'GET', path: '/desk/reports', changes: false, answer: { data: [ReportedPost], total: 'integer' } },
  listTrash: { method: 'GET', path: '/trash', changes: false, answer: { data: [Trashed], 'next??': 'string' } },
  listUserInvites: { method: 'GET', path: '/invite/get/user-wise/{id}', changes: false, answer: { data: [Invite], user: { 'id?': 'string', 'fullName??': 'string' } } },
  listUserTimeline: { method: 'GET', path: '/users/{id}/timeline', changes: false, answer: { data: [TimelineItem], 'next??': 'string' } },
  listUsers: { method: 'GET', path: '/users', changes: false, answer: { data: [User], pagination: Pagination } },
  makeRecoveryCodes: { method: 'POST', path: '/account/recovery-codes', changes: true, answer: { data: RecoveryCodes }, makesStale: ['getAccount'] },
  markDigest: { method: 'POST', path: '/record/digest', changes: true, answer: { data: Digest } },
  muteReporter: { method: 'POST', path: '/users/{id}/mute-reports', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'listReportedPosts', 'getReportedPost', 'getUser', 'getNumbers'] },
  previewEmail: { method: 'POST', path: '/emails/preview', changes: true, answer: { data: { subject: 'string', text: 'string' } } },
  readAppeal: { method: 'POST', path: '/appeal/read', changes: true, answer: { data: AppealPage }, makesStale: [] },
  readOwnData: { method: 'POST', path: '/my-data/read', changes: true, answer: { data: OwnData }, makesStale: [] },
  readTeamInvitation: { method: 'POST', path: '/join-team/read', changes: true, answer: { data: ReadInvitation }, makesStale: [] },
  recordListExport: { method: 'POST', path: '/record/exports', changes: true, answer: { data: Entry }, makesStale: ['listRecord'] },
  releaseDocuments: { method: 'POST', path: '/users/{id}/release', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'getUser'] },
  removePasskey: { method: 'DELETE', path: '/account/passkeys/{id}', changes: true, makesStale: ['getAccount'] },
  renamePasskey: { method: 'PUT', path: '/account/passkeys/{id}', changes: true, answer: { data: Passkey }, makesStale: ['getAccount'] },
  replaceReasonTemplates: { method: 'PUT', path: '/reason-templates', changes: true, answer: { data: [ReasonTemplate], 'etag?': 'string' } },
  reportPost: { method: 'POST', path: '/posts/{id}/report', changes: true },
  requestDataKey: { method: 'POST', path: '/my-data/key', changes: true, makesStale: [] },
  requestOwnData: { method: 'POST', path: '/my-data', changes: true, makesStale: [] },
  resendTeamInvitation: { method: 'POST', path: '/team-invitations/{id}/resend', changes: true, answer: { data: SentInvitation }, makesStale: ['getTeam'] },
  resetPassword: { method: 'POST', path: '/auth/reset-password', changes: true, makesStale: [] },
  resetTeamMemberSecondFactor: { method: 'POST', path: '/team/{id}/reset-second-factor', changes: true, makesStale: ['getTeam'] },
  resumeTeamMember: { method: 'POST', path: '/team/{id}/resume', changes: true, answer: { data: TeamMember }, makesStale: ['getTeam'] },
  revokeTeamInvitation: { method: 'DELETE', path: '/team-invitations/{id}', changes: true, makesStale: ['getTeam'] },
  sendAppeal: { method: 'POST', path: '/appeal', changes: true, answer: { data: AppealPage }, conflict: AppealPage, makesStale: [] },
  sendAppealLinks: { method: 'POST', path: '/appeal/link', changes: true, makesStale: [] },
  sendNotice: { method: 'POST', path: '/notices', changes: true, answer: { data: { reference: 'string' } }, makesStale: [] },
  sendNotificationToUser: { method: 'POST', path: '/fcm/send-notification-to-user', changes: true, keyed: true, makesStale: [] },
  setMembershipPlanActive: { method: 'PATCH', path: '/membership-plan/{id}/active', changes: true, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] },
  setUpTotp: { method: 'POST', path: '/auth/totp', changes: true, answer: { qr: 'string', secret: 'string' }, makesStale: [] },
  signIn: { method: 'POST', path: '/auth/signin', changes: true, answer: { 'message?': 'string', data: { user: SessionUser } }, makesStale: [] },
  signOut: { method: 'GET', path: '/auth/logout', changes: true, makesStale: [] },
  startPasskey: { method: 'POST', path: '/account/passkeys/options', changes: true, answer: { data: {  } }, makesStale: [] },
  startPasskeyCheck: { method: 'POST', path: '/auth/passkey/options', changes: true, answer: { data: {  } }, makesStale: [] },
  suspendTeamMember: { method: 'POST', path: '/team/{id}/suspend', changes: true, answer: { data: TeamMember }, makesStale: ['getTeam'] },
  syncMembershipPlans: { method: 'POST', path: '/membership-plan/sync', changes: true, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] },
  toggleAnnouncementPinned: { method: 'PATCH', path: '/announcements/{id}/toggle-pinned', changes: true, conflict: Announcement, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  toggleAnnouncementStatus: { method: 'PATCH', path: '/announcements/{id}/toggle-status', changes: true, conflict: Announcement, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  unbanUser: { method: 'GET', path: '/users/un-ban/{id}', changes: true, makesStale: ['listUsers', 'getUser', 'getDesk', 'listNewcomers', 'getNumbers'] },
  unbanUserWithReason: { method: 'POST', path: '/users/{id}/un-ban', changes: true, answer: { 'data?': Entry } },
  undoEntry: { method: 'POST', path: '/record/{id}/undo', changes: true, answer: { data: Entry }, conflict: Entry },
  unmuteReporter: { method: 'POST', path: '/users/{id}/unmute-reports', changes: true, answer: { data: Entry }, makesStale: ['getDesk', 'listReportedPosts', 'getReportedPost', 'getUser', 'getNumbers'] },
  updateAnnouncement: { method: 'PUT', path: '/announcements/{id}', changes: true, conflict: Announcement, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  updateMembershipPlan: { method: 'PUT', path: '/membership-plan/edit', changes: true, conflict: MembershipPlan, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] },
  updateNote: { method: 'PUT', path: '/notes/{id}', changes: true, answer: { data: Note } },
  verifyEmail: { method: 'GET', path: '/auth/verify-email/', changes: true, makesStale: [] },
  verifyPasskey: { method: 'POST', path: '/auth/passkey', changes: true, answer: { verified: 'boolean', 'code?': 'string', 'freshUntil?': 'moment', 'hasPasskey?': 'boolean' }, makesStale: ['getAccount'] },
  verifyRecoveryCode: { method: 'POST', path: '/auth/recovery', changes: true, answer: { verified: 'boolean', 'left?': 'integer', 'code?': 'string', 'freshUntil?': 'moment' }, makesStale: ['getAccount'] },
  verifyTotp: { method: 'POST', path: '/auth/totp-verify', changes: true, answer: { verified: 'boolean', 'code?': 'string', 'freshUntil?': 'moment' }, makesStale: [] },
  verifyUser: { method: 'POST', path: '/users/verify/{id}', changes: true, makesStale: ['listUsers', 'getUser', 'getDesk', 'listNewcomers', 'getNumbers'] },
  viewCase: { method: 'PUT', path: '/desk/{queue}/{id}/viewers', changes: true, answer: { data: [Viewer] } },
  viewDocument: { method: 'POST', path: '/users/{id}/documents/{kind}/view', changes: true, file: true },
} as const
