export { MembershipForm, type MembershipFormProps } from './MembershipForm'
export {
  creationOf,
  draftOf,
  type EditablePlan,
  type MembershipCreation,
  type MembershipUpdate,
  NEW_MEMBERSHIP,
  updateOf,
} from './membershipModel'
export {
  inListOrder,
  isActive,
  isShownTo,
  type MembershipRole,
  type MembershipRow,
  membershipHref,
  membershipName,
  membershipsStep,
  tellingName,
} from './membershipsModel'
export { membershipsText } from './membershipsText'
export { membershipText } from './membershipText'
export { PlanCard, PlanFeatures, planFeatures } from './PlanCard'
export { PlanThumb } from './PlanThumb'
export { planText } from './planText'
export { type MembershipActions, useMembershipActions } from './useMembershipActions'
