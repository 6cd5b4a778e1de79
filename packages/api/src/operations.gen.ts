// Generated from openapi/ by `pnpm generate`. Do not edit.
const SessionUser = { 'id?': 'string', 'userName?': 'string', 'username?': 'string', 'email?': 'string', role: 'string', 'is2FAEnabled?': 'boolean', 'hasAuthenticator?': 'boolean', 'hasPasskey?': 'boolean', 'permissions?': ['string'] } as const
const PendingBadge = { id: 'string', 'fullName??': 'string', 'email??': 'string', 'phone??': 'string', 'profilePic??': 'string', 'requestedAt?': 'moment', 'refusal?': { code: 'string', message: 'string' } } as const
const User = { id: 'string', 'fullName??': 'string', 'email??': 'string', 'phone??': 'string', 'country??': 'string', 'dateOfBirth??': 'string', 'profilePic??': 'string', 'passport??': 'string', role: 'string', status: 'string', isVerified: 'boolean', isBanned: 'boolean', isEmailVerified: 'boolean', badgeRequestStatus: 'integer', 'badgeFileName??': 'string', devicesCount: 'integer', is2FAEnabled: 'boolean', 'noteCount?': 'integer', 'joinedAt?': 'moment' } as const
const Pagination = { page: 'integer', limit: 'integer', total: 'integer', totalPages: 'integer' } as const
const StoredDocuments = { 'passportDeletedAt??': 'moment', 'certificateDeletedAt??': 'moment', 'passportDueAt??': 'moment', isHeld: 'boolean' } as const
const Invitee = { id: 'string', invitedToEmail: 'string', status: 'string', createdAt: 'moment' } as const
const UserDetails = { id: 'string', 'fullName??': 'string', 'email??': 'string', 'phone??': 'string', 'country??': 'string', 'dateOfBirth??': 'string', 'profilePic??': 'string', 'passport??': 'string', role: 'string', status: 'string', isVerified: 'boolean', isBanned: 'boolean', isEmailVerified: 'boolean', badgeRequestStatus: 'integer', 'badgeFileName??': 'string', devicesCount: 'integer', is2FAEnabled: 'boolean', 'noteCount?': 'integer', 'joinedAt?': 'moment', 'documents?': StoredDocuments, invitees: [Invitee] } as const
const Invite = { id: 'string', invitedTo: 'string', status: 'string', createdAt: 'moment' } as const
const Post = { id: 'string', title: 'string', description: 'string', createdAt: 'moment', user: { 'id?': 'string', 'fullName??': 'string', 'email??': 'string', 'profilePic??': 'string' } } as const
const Announcement = { id: 'string', title: 'string', description: 'string', date: 'moment', isActive: 'boolean', isPinned: 'boolean', 'imageUrl??': 'string', 'publishedAt??': 'moment', 'etag?': 'string' } as const
const PaginationWithNeighbours = { page: 'integer', limit: 'integer', total: 'integer', totalPages: 'integer', hasPrev: 'boolean', hasNext: 'boolean' } as const
const AnnouncementStats = { total: 'integer', active: 'integer', pinned: 'integer', today: 'integer' } as const
const MembershipPlan = { id: 'string', name: 'string', price: 'number', period: 'string', 'description??': 'string', 'summary??': 'string', 'features?': ['string'], 'isActive?': 'boolean', 'image??': 'string', createdAt: 'moment', updatedAt: 'moment', 'etag?': 'string' } as const

/** What the client knows of each call. */
export const operations = {
  banUser: { method: 'GET', path: '/users/ban/{id}', changes: true, makesStale: ['listUsers', 'getUser'] },
  createAnnouncement: { method: 'POST', path: '/announcements', changes: true, keyed: true, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  createMembershipPlan: { method: 'POST', path: '/membership-plan/create', changes: true, keyed: true, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] },
  createUploadUrl: { method: 'POST', path: '/file/generate-upload-url/admin', changes: true, answer: { url: 'string' }, makesStale: [] },
  decideBadge: { method: 'POST', path: '/users/badges/{id}', changes: true, makesStale: ['listPendingBadges', 'listUsers', 'getUser'] },
  deleteAnnouncement: { method: 'DELETE', path: '/announcements/{id}', changes: true, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  deleteMembershipPlan: { method: 'DELETE', path: '/membership-plan/delete/{id}', changes: true, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans'] },
  deleteOwnAccount: { method: 'POST', path: '/users/delete-user', changes: true, makesStale: [] },
  deletePost: { method: 'DELETE', path: '/posts/{id}', changes: true, makesStale: ['listPosts'] },
  deleteUser: { method: 'DELETE', path: '/users/{id}', changes: true, makesStale: ['listUsers', 'listPendingBadges', 'listPosts', 'listInvites', 'listUserInvites'] },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', changes: true, makesStale: [] },
  generateSecurityKey: { method: 'POST', path: '/users/generate-key', changes: true, makesStale: [] },
  getAnnouncementStats: { method: 'GET', path: '/announcements/stats/overview', changes: false, answer: { data: AnnouncementStats } },
  getMembershipPlan: { method: 'GET', path: '/membership-plan/get-one/{id}', changes: false, answer: { data: MembershipPlan } },
  getUser: { method: 'GET', path: '/users/{id}', changes: false, answer: { data: UserDetails } },
  listActiveMembershipPlans: { method: 'GET', path: '/membership-plan/get-active', changes: false, answer: { data: [MembershipPlan] } },
  listAnnouncements: { method: 'GET', path: '/announcements', changes: false, answer: { 'message?': 'string', data: [Announcement], pagination: PaginationWithNeighbours } },
  listInvites: { method: 'GET', path: '/invite', changes: false, answer: { data: [Invite] } },
  listMembershipPlans: { method: 'GET', path: '/membership-plan/get-all', changes: false, answer: { data: [MembershipPlan] } },
  listPendingBadges: { method: 'GET', path: '/users/pending-badges', changes: false, answer: { data: [PendingBadge] } },
  listPosts: { method: 'GET', path: '/posts', changes: false, answer: { data: [Post] } },
  listUserInvites: { method: 'GET', path: '/invite/get/user-wise/{id}', changes: false, answer: { data: [Invite], user: { 'id?': 'string', 'fullName??': 'string' } } },
  listUsers: { method: 'GET', path: '/users', changes: false, answer: { data: [User], pagination: Pagination } },
  resetPassword: { method: 'POST', path: '/auth/reset-password', changes: true, makesStale: [] },
  sendNotificationToUser: { method: 'POST', path: '/fcm/send-notification-to-user', changes: true, keyed: true, makesStale: [] },
  setMembershipPlanActive: { method: 'PATCH', path: '/membership-plan/{id}/active', changes: true, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] },
  setUpTotp: { method: 'POST', path: '/auth/totp', changes: true, answer: { qr: 'string', secret: 'string' }, makesStale: [] },
  signIn: { method: 'POST', path: '/auth/signin', changes: true, answer: { 'message?': 'string', data: { user: SessionUser } }, makesStale: [] },
  signOut: { method: 'GET', path: '/auth/logout', changes: true, makesStale: [] },
  syncMembershipPlans: { method: 'POST', path: '/membership-plan/sync', changes: true, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] },
  toggleAnnouncementPinned: { method: 'PATCH', path: '/announcements/{id}/toggle-pinned', changes: true, conflict: Announcement, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  toggleAnnouncementStatus: { method: 'PATCH', path: '/announcements/{id}/toggle-status', changes: true, conflict: Announcement, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  unbanUser: { method: 'GET', path: '/users/un-ban/{id}', changes: true, makesStale: ['listUsers', 'getUser'] },
  updateAnnouncement: { method: 'PUT', path: '/announcements/{id}', changes: true, conflict: Announcement, makesStale: ['listAnnouncements', 'getAnnouncementStats'] },
  updateMembershipPlan: { method: 'PUT', path: '/membership-plan/edit', changes: true, conflict: MembershipPlan, makesStale: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] },
  verifyEmail: { method: 'GET', path: '/auth/verify-email/', changes: true, makesStale: [] },
  verifyTotp: { method: 'POST', path: '/auth/totp-verify', changes: true, answer: { verified: 'boolean', 'code?': 'string' }, makesStale: [] },
  verifyUser: { method: 'POST', path: '/users/verify/{id}', changes: true, makesStale: ['listUsers', 'getUser'] },
} as const
