/** Roles of an account. Only `admin` opens the panel (specification section 6). */
export const roles = ['admin', 'member'] as const

/**
 * Where a person stands in joining. Specification section 3 names a seventh, `banned`: a ban is the
 * flag `is_banned` laid over this, so that lifting it gives back what was there before.
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

/** What a token sent by mail is good for. */
export const tokenKinds = ['reset', 'verify', 'invite', 'delete-key'] as const
