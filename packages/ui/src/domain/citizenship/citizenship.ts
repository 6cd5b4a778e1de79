export {
  type BadgeActions,
  type BadgeDecision,
  badgeDecisions,
  useBadgeDecisions,
} from './badgeDecisions'
export { type BadgeRequest, badgeRequestsColumns } from './badgeRequestsColumns'
export { badgeRequestsText } from './badgeRequestsText'
export { badgesBulk } from './badgesBulk'
export { MemberCase, type MemberCaseProps } from './MemberCase'
export { RequestQueue, type RequestQueueProps } from './RequestQueue'
export { type ReviewControls, ReviewPanel } from './ReviewPanel'
export type { Refusal } from './refusal'
export { reviewHref } from './reviewHref'
