import type { BadgeProps } from '../../components/Badge/Badge'

/** `usual` is a state that most rows have, shown as text: a badge marks what deviates. */
export type StateTone = 'usual' | NonNullable<BadgeProps['tone']>

/**
 * The tone of each state of members, citizenship, invites, plans and announcements: one state has
 * one tone on every page.
 */
export const stateTones = {
  active: 'usual',
  approved: 'usual',
  notApplied: 'usual',
  verified: 'usual',

  pending: 'caution',
  pendingVerification: 'caution',

  banned: 'critical',
  declined: 'critical',
  rejected: 'critical',

  expired: 'neutral',
  inactive: 'neutral',
  unverifiedEmail: 'neutral',
  verifiedEmail: 'neutral',

  personalInfoSubmitted: 'info',
  scheduled: 'info',

  pinned: 'accent',
} as const satisfies Readonly<Record<string, StateTone>>
