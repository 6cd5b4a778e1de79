import type { MembershipRow } from '../../domain/plans/plans'

/**
 * A membership plan in full (specification 3). The contract's `MembershipPlan` is structurally
 * compatible.
 */
export interface Membership extends MembershipRow {
  description?: string | null | undefined
  /** A few words for the panel, edited in place. */
  summary?: string | null | undefined
  /** What members get, point by point; blank points do not show. */
  features?: readonly string[] | null | undefined
  /** Address of the tier image. An image that does not load is left out. */
  image?: string | null | undefined
  /** ISO 8601. An invalid date shows as 'Unknown date'. */
  createdAt?: string | null | undefined
  /** ISO 8601. */
  updatedAt?: string | null | undefined
  /** Names this state of the plan, if the server supports that: a save sends it back. */
  etag?: string | undefined
}

/** The summary of a plan; '' for none. */
export const summaryOf = ({ summary }: Pick<Membership, 'summary'>): string => summary ?? ''
