import { decideBadge } from './decide.ts'
import { listPendingBadges } from './list.ts'

/** Citizenship requests, called badges in the specification. */
export const badgeHandlers = { listPendingBadges, decideBadge }
