// Generated from openapi/ by `pnpm generate`. Do not edit.

/** Every permission. */
export const permissions = ['members.read', 'members.verify', 'members.ban', 'members.delete', 'members.export', 'documents.view', 'requests.decide', 'posts.moderate', 'appeals.decide', 'announcements.write', 'plans.write', 'push.send', 'record.read', 'record.undo', 'record.erase', 'notes.write', 'export', 'team.manage', 'operations.read'] as const

export type Permission = (typeof permissions)[number]

/** The permissions of each role. */
export const rolePermissions = {
  owner: ['members.read', 'members.verify', 'members.ban', 'members.delete', 'members.export', 'documents.view', 'requests.decide', 'posts.moderate', 'appeals.decide', 'announcements.write', 'plans.write', 'push.send', 'record.read', 'record.undo', 'record.erase', 'notes.write', 'export', 'team.manage', 'operations.read'],
  steward: ['members.read', 'members.verify', 'members.ban', 'members.delete', 'members.export', 'documents.view', 'requests.decide', 'posts.moderate', 'appeals.decide', 'announcements.write', 'plans.write', 'push.send', 'record.read', 'record.undo', 'notes.write'],
  reviewer: ['members.read', 'documents.view', 'requests.decide', 'notes.write'],
  publisher: ['announcements.write', 'push.send'],
  viewer: ['members.read', 'record.read'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

export type TeamRole = keyof typeof rolePermissions

/** The permission that decides the cases of each queue, in the order of the desk. */
export const queuePermissions = {
  citizenship: 'requests.decide',
  newcomers: 'members.verify',
  reports: 'posts.moderate',
  appeals: 'appeals.decide',
} as const satisfies Readonly<Record<string, Permission>>

/** The permission that a call needs; one of several is enough. */
export interface CallPermissions {
  banUser: 'members.ban'
  banUserWithReason: 'members.ban'
  changeTeamRole: 'team.manage'
  createAnnouncement: 'announcements.write'
  createMembershipPlan: 'plans.write'
  createNote: 'notes.write'
  createUploadUrl: 'announcements.write' | 'plans.write'
  decideAppeal: 'appeals.decide'
  decideBadge: 'requests.decide'
  decideReport: 'posts.moderate'
  declineUser: 'members.verify'
  deleteAnnouncement: 'announcements.write'
  deleteMembershipPlan: 'plans.write'
  deleteNote: 'notes.write'
  deletePost: 'posts.moderate'
  deletePostWithReason: 'posts.moderate'
  deleteUser: 'members.delete'
  deleteUserWithReason: 'members.delete'
  endTeamMember: 'team.manage'
  eraseUser: 'record.erase'
  exportMemberData: 'members.export'
  getAppeal: 'appeals.decide'
  getDesk: 'members.read' | 'members.verify' | 'requests.decide' | 'posts.moderate' | 'appeals.decide'
  getDigest: 'record.read'
  getMemberHints: 'members.read'
  getNumbers: 'members.read'
  getOperations: 'operations.read'
  getReportedPost: 'members.read' | 'posts.moderate'
  getTeam: 'team.manage'
  getUser: 'members.read'
  getUserImpact: 'members.read'
  holdDocuments: 'documents.view'
  inviteToTeam: 'team.manage'
  listAppeals: 'appeals.decide'
  listInvites: 'members.read'
  listNewcomers: 'members.read' | 'members.verify'
  listNotes: 'members.read'
  listPendingBadges: 'members.read' | 'requests.decide'
  listPosts: 'members.read'
  listRecord: 'record.read'
  listReportedPosts: 'members.read' | 'posts.moderate'
  listTrash: 'record.read'
  listUserInvites: 'members.read'
  listUserTimeline: 'members.read'
  listUsers: 'members.read'
  markDigest: 'record.read'
  muteReporter: 'posts.moderate'
  previewEmail: 'members.ban' | 'members.delete' | 'posts.moderate' | 'requests.decide'
  recordListExport: 'export'
  releaseDocuments: 'documents.view'
  replaceReasonTemplates: 'record.undo'
  resendTeamInvitation: 'team.manage'
  resetTeamMemberSecondFactor: 'team.manage'
  resumeTeamMember: 'team.manage'
  revokeTeamInvitation: 'team.manage'
  sendNotificationToUser: 'push.send'
  setMembershipPlanActive: 'plans.write'
  suspendTeamMember: 'team.manage'
  syncMembershipPlans: 'plans.write'
  toggleAnnouncementPinned: 'announcements.write'
  toggleAnnouncementStatus: 'announcements.write'
  unbanUser: 'members.ban'
  unbanUserWithReason: 'members.ban'
  undoEntry: 'record.undo'
  unmuteReporter: 'posts.moderate'
  updateAnnouncement: 'announcements.write'
  updateMembershipPlan: 'plans.write'
  updateNote: 'notes.write'
  verifyUser: 'members.verify'
  viewCase: 'members.read' | 'members.verify' | 'requests.decide' | 'posts.moderate' | 'appeals.decide'
  viewDocument: 'documents.view'
}
