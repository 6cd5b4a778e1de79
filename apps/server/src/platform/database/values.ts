/** Roles of an account. Only `admin` opens the panel (specification section 6). */
export const roles = ['admin', 'member'] as const

/**
 * How far a person has come in joining. Specification section 3 names a seventh value, `banned`:
 * a ban is the separate flag `is_banned`, so that lifting it restores the earlier status.
 */
export const joiningStatuses = [
  'unverified_email',
  'verified_email',
  'personal_info_submitted',
  'pending_verification',
  'verified',
  'declined',
] as const

/** Badge request status (specification section 9): the citizenship codes. */
export const badge = { notApplied: 0, pending: 1, approved: 2 } as const

/** Status of an invitation (specification section 3). */
export const inviteStatuses = ['pending', 'approved', 'rejected', 'expired'] as const

/** Billing periods of a membership plan (specification section 9). */
export const periods = ['month', 'year', 'lifetime'] as const

/** The purpose of a token sent by mail. */
export const tokenKinds = ['reset', 'verify', 'invite', 'delete-key'] as const

/** A kind that belongs to an account; invitations have rows and an expiry of their own. */
export type TokenKind = Exclude<(typeof tokenKinds)[number], 'invite'>

/** The questions for which stewards can choose a reason. */
export const reasonKinds = ['ban', 'unban', 'delete', 'reject', 'deletePost'] as const
