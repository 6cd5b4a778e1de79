import type { TeamRole } from '@hearth/api/permissions.gen'

/** Roles of an account. Only `admin` opens the panel (specification section 6). */
export const roles = ['admin', 'member'] as const

/** Roles in the team, each a set of permissions of the contract. */
export const teamRoles = [
  'owner',
  'steward',
  'reviewer',
  'publisher',
  'viewer',
] as const satisfies readonly TeamRole[]

/**
 * The steps of joining. Specification section 3 names a seventh value, `banned`. Here it is the
 * separate flag `is_banned`, so that lifting a ban restores the earlier status.
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

/**
 * How many last digits two phone numbers share that are probably the same one, written with and
 * without the prefix of the country.
 */
export const phoneEndLength = 9

/** Status of an invitation (specification section 3). */
export const inviteStatuses = ['pending', 'approved', 'rejected', 'expired'] as const

/** Billing periods of a membership plan (specification section 9). */
export const periods = ['month', 'year', 'lifetime'] as const

/** The purposes of emailed tokens. */
export const tokenKinds = ['reset', 'verify', 'invite', 'delete-key', 'data-key'] as const

/** The kinds that belong to an account. Invitations have their own rows and expiry. */
export type TokenKind = Exclude<(typeof tokenKinds)[number], 'invite'>

/** The kinds that a person types. */
export type KeyKind = Extract<TokenKind, `${string}-key`>

/** What a challenge of WebAuthn is for: to create a passkey, or to get an answer from one. */
export const challengePurposes = ['create', 'get'] as const

/** What administrators can choose a text for: the reason of an action, and the answer to an appeal. */
export const reasonKinds = [
  'ban',
  'unban',
  'delete',
  'reject',
  'deletePost',
  'decline',
  'appeal',
] as const

/** Why a member reports a post. */
export const reportReasons = ['spam', 'abuse', 'personalData', 'other'] as const

/** What a notice by anybody is about. One about the abuse of children may be without a name. */
export const noticeReasons = ['illegal', 'childAbuse'] as const

/** The queues of the desk. */
export const queueNames = ['citizenship', 'newcomers', 'reports', 'appeals'] as const

/** How an appeal was decided. */
export const appealOutcomes = ['upheld', 'overturned'] as const

/** Arrivals and decisions, which are counted by day. */
export const dayKinds = [
  'joined',
  'requested',
  'reported',
  'verified',
  'declined',
  'approved',
  'rejected',
  'banned',
  'reportDecided',
] as const

/** What is counted: also the open cases of two queues, each at the day of its arrival. */
export const activityKinds = [...dayKinds, 'citizenship', 'newcomers'] as const

/** What a process of the server does: answer requests, run jobs, run recurring tasks. */
export const processRoles = ['web', 'jobs', 'clock'] as const
export type ProcessRole = (typeof processRoles)[number]
