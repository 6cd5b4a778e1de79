import type { MutationId, QueryId } from './operation'

const users = ['listUsers', 'getUser'] as const
const announcements = ['listAnnouncements', 'getAnnouncementStats'] as const
const plans = ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'] as const

/**
 * What each change makes stale (section 4: "afterwards ... are refreshed"). Every change must be
 * listed, so that nobody forgets a new one. A deleted record is not loaded again.
 */
export const stale: Readonly<Record<MutationId, readonly QueryId[]>> = {
  signIn: [],
  signOut: [],
  forgotPassword: [],
  resetPassword: [],
  verifyEmail: [],
  setUpTotp: [],
  verifyTotp: [],
  generateSecurityKey: [],
  deleteOwnAccount: [],
  decideBadge: ['listPendingBadges', ...users],
  verifyUser: users,
  banUser: users,
  unbanUser: users,
  deleteUser: ['listUsers', 'listPendingBadges', 'listPosts', 'listInvites', 'listUserInvites'],
  sendNotificationToUser: [],
  deletePost: ['listPosts'],
  createAnnouncement: announcements,
  updateAnnouncement: announcements,
  deleteAnnouncement: announcements,
  toggleAnnouncementStatus: announcements,
  toggleAnnouncementPinned: announcements,
  syncMembershipPlans: plans,
  createMembershipPlan: plans,
  updateMembershipPlan: plans,
  deleteMembershipPlan: ['listMembershipPlans', 'listActiveMembershipPlans'],
  setMembershipPlanActive: plans,
  createUploadUrl: [],
}
