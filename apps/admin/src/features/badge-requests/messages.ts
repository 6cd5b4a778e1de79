import { type Outcome, SOMETHING_WENT_WRONG } from '../../errors/outcome'

/** Messages of citizenship requests (specification 8 states none). */
export const badgeRequestMessages = {
  decideBadge: { success: 'server', failure: SOMETHING_WENT_WRONG },
} as const satisfies Record<string, Outcome>
