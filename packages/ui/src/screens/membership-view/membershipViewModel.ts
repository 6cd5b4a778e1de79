import type { MembershipRow } from '../../product/memberships/membershipsModel'

/** A membership plan in full (specification 3). The contract's `MembershipPlan` fits by structure. */
export interface Membership extends MembershipRow {
  description?: string | null | undefined
  /** A few words for the panel, edited in place. */
  summary?: string | null | undefined
  /** What one gets, point by point; blank ones do not show. */
  features?: readonly string[] | null | undefined
  /** Address of the tier image. One that does not load is left out. */
  image?: string | null | undefined
  /** ISO 8601. What is no date shows as 'Unknown date'. */
  createdAt?: string | null | undefined
  /** ISO 8601. */
  updatedAt?: string | null | undefined
  /** Names this state of it, where the server knows such a thing: a save gives it back. */
  etag?: string | undefined
}

/** The summary of a plan; '' for none. */
export const summaryOf = ({ summary }: Pick<Membership, 'summary'>): string => summary ?? ''
