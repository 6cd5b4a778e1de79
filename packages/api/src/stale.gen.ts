// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { MutationId, QueryId } from './operation'

/** The reads that each change makes stale. A deleted record is not loaded again. */
export const stale: Readonly<Partial<Record<MutationId, readonly QueryId[]>>> = {
  banUser: ['listUsers', 'getUser'],
  createAnnouncement: ['listAnnouncements', 'getAnnouncementStats'],
  createMembershipPlan: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'],
  createUploadUrl: [],
  decideBadge: ['listPendingBadges', 'listUsers', 'getUser'],
  deleteAnnouncement: ['listAnnouncements', 'getAnnouncementStats'],
  deleteMembershipPlan: ['listMembershipPlans', 'listActiveMembershipPlans'],
  deleteOwnAccount: [],
  deletePost: ['listPosts'],
  deleteUser: ['listUsers', 'listPendingBadges', 'listPosts', 'listInvites', 'listUserInvites'],
  deleteUserWithReason: ['listUsers', 'listPendingBadges', 'listPosts', 'listInvites', 'listUserInvites'],
  forgotPassword: [],
  generateSecurityKey: [],
  resetPassword: [],
  sendNotificationToUser: [],
  setMembershipPlanActive: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'],
  setUpTotp: [],
  signIn: [],
  signOut: [],
  syncMembershipPlans: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'],
  toggleAnnouncementPinned: ['listAnnouncements', 'getAnnouncementStats'],
  toggleAnnouncementStatus: ['listAnnouncements', 'getAnnouncementStats'],
  unbanUser: ['listUsers', 'getUser'],
  updateAnnouncement: ['listAnnouncements', 'getAnnouncementStats'],
  updateMembershipPlan: ['listMembershipPlans', 'listActiveMembershipPlans', 'getMembershipPlan'],
  verifyEmail: [],
  verifyTotp: [],
  verifyUser: ['listUsers', 'getUser'],
}
