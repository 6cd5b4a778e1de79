import type { operations } from '@hearth/api/schema.gen'

/**
 * Who may make which call, deny by default (ASVS 8.1.1). A caller is one of: `none` (no valid
 * session), `partial` (password passed, second factor not), `member`, `admin`.
 */
export type Caller = 'none' | 'partial' | 'member' | 'admin'

const anyone = ['none', 'partial', 'member', 'admin'] as const
const signedIn = ['partial', 'member', 'admin'] as const
const members = ['member', 'admin'] as const
const admins = ['admin'] as const

/** The server enforces this table, and the access tests are generated from it. */
export const access = {
  signIn: anyone,
  signOut: anyone,
  forgotPassword: anyone,
  resetPassword: anyone,
  verifyEmail: anyone,
  setUpTotp: signedIn,
  verifyTotp: signedIn,
  generateSecurityKey: anyone,
  deleteOwnAccount: anyone,
  listPendingBadges: admins,
  decideBadge: admins,
  listUsers: admins,
  getUser: admins,
  verifyUser: admins,
  banUser: admins,
  unbanUser: admins,
  deleteUser: admins,
  sendNotificationToUser: admins,
  listInvites: admins,
  listUserInvites: admins,
  listPosts: admins,
  deletePost: admins,
  listAnnouncements: admins,
  createAnnouncement: admins,
  updateAnnouncement: admins,
  deleteAnnouncement: admins,
  toggleAnnouncementStatus: admins,
  toggleAnnouncementPinned: admins,
  getAnnouncementStats: admins,
  listMembershipPlans: admins,
  listActiveMembershipPlans: members,
  syncMembershipPlans: admins,
  createMembershipPlan: admins,
  updateMembershipPlan: admins,
  getMembershipPlan: members,
  deleteMembershipPlan: admins,
  setMembershipPlanActive: admins,
  createUploadUrl: admins,
} as const satisfies Record<keyof operations, readonly Caller[]>

export type Access = typeof access
