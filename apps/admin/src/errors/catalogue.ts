/** What a call says when it went well. */
type Success =
  /** These words, whatever the server says. */
  | { always: string }
  /** The server's message, else these words. */
  | { fallback: string }
  /** The server's message, and nothing without one. */
  | 'server'
  /** Nothing: what follows on the screen says it. */
  | 'silent'

/** The words of one call. */
export interface Outcome {
  success: Success
  /** Said when a failure carries no message of the server's. */
  failure: string
}

/**
 * The last resort where the specification states no words of failure (ban, unban, badges, posts,
 * create membership, /verify): an action that failed is never met with silence.
 */
const SOMETHING_WENT_WRONG = 'Something went wrong'

/**
 * Section 8 of the specification as one table, by operation of the contract (`updateSummary` is the
 * edit of a plan that sends only its summary). The server's message comes first, these words second.
 */
export const catalogue = {
  generateSecurityKey: { success: 'server', failure: SOMETHING_WENT_WRONG },
  deleteOwnAccount: { success: 'server', failure: SOMETHING_WENT_WRONG },
  forgotPassword: {
    success: {
      always:
        'If an account with that email exists, a password reset link has been sent to your email.',
    },
    failure: 'An error occurred while processing your request',
  },
  signIn: { success: 'silent', failure: 'An error occurred during login' },
  signOut: { success: { always: 'Logged out successfully' }, failure: '' },
  resetPassword: {
    success: { fallback: 'Password reset successfully! You can now login with your new password.' },
    failure: 'An error occurred while resetting password',
  },
  verifyEmail: { success: 'silent', failure: SOMETHING_WENT_WRONG },
  createAnnouncement: {
    success: { fallback: 'Announcement created successfully' },
    failure: 'Failed to create announcement',
  },
  updateAnnouncement: {
    success: { fallback: 'Announcement updated successfully' },
    failure: 'Failed to update announcement',
  },
  deleteAnnouncement: {
    success: { fallback: 'Announcement deleted successfully' },
    failure: 'Failed to delete announcement',
  },
  toggleAnnouncementStatus: {
    success: { fallback: 'Status updated successfully' },
    failure: 'Failed to update status',
  },
  toggleAnnouncementPinned: {
    success: { fallback: 'Pinned status updated successfully' },
    failure: 'Failed to update pinned status',
  },
  verifyUser: {
    success: { fallback: 'User verified successfully!' },
    failure: 'Failed to verify user',
  },
  deleteUser: {
    success: { fallback: 'User deleted successfully!' },
    failure: 'Failed to delete user',
  },
  banUser: { success: 'server', failure: SOMETHING_WENT_WRONG },
  unbanUser: { success: 'server', failure: SOMETHING_WENT_WRONG },
  createMembershipPlan: { success: 'server', failure: SOMETHING_WENT_WRONG },
  deleteMembershipPlan: {
    success: { fallback: 'Membership deleted successfully!' },
    failure: 'Failed to delete membership',
  },
  setMembershipPlanActive: {
    success: { fallback: 'Membership status updated successfully!' },
    failure: 'Failed to update membership status',
  },
  updateMembershipPlan: {
    success: { fallback: 'Membership updated successfully!' },
    failure: 'Failed to update membership',
  },
  updateSummary: {
    success: { fallback: 'Summary updated successfully!' },
    failure: 'Failed to update summary',
  },
  sendNotificationToUser: {
    success: { fallback: 'Push notification sent successfully!' },
    failure: 'Failed to send notification',
  },
  upload: {
    success: { always: 'Image uploaded successfully!' },
    failure: 'Upload process failed',
  },
  setUpTotp: {
    success: { always: 'TOTP setup generated successfully' },
    failure: 'Failed to generate TOTP setup',
  },
  verifyTotp: {
    success: { always: '2FA verification successful!' },
    failure: 'Verification failed. Please try again.',
  },
  decideBadge: { success: 'server', failure: SOMETHING_WENT_WRONG },
  deletePost: { success: 'server', failure: SOMETHING_WENT_WRONG },
} as const satisfies Record<string, Outcome>

export type Operation = keyof typeof catalogue

/** Texts of section 8 that belong to one moment of a call. */
export const momentMessages = {
  invalidEmail: 'Invalid Email',
  invalidTotpCode: 'Invalid TOTP code. Please try again.',
  emptyTotpCode: 'Please enter the 6-digit code from your authenticator app',
  uploadFailed: 'Upload failed',
  uploadFailedBecause: (reason: string) => `Upload failed: ${reason}`,
  uploadFailedWithStatus: (status: number) => `Upload failed with status: ${status}`,
} as const

/** What is said beside the server's own words when the session ends in the middle of something. */
export const sessionEndMessages = {
  notSaved: 'Nothing was saved.',
  draftWaits: 'What you typed will be back after you sign in.',
} as const
