import { decideBadge } from './decide.ts'
import { listPendingBadges } from './list.ts'

/** Citizenship (badge) requests. */
export const badgeHandlers = { listPendingBadges, decideBadge }
