export { citizenshipBadge, isCitizenshipPending } from './citizenship'
export { DocumentHold, type DocumentHoldActions } from './DocumentHold'
export { hasDevices } from './hasDevices'
export { memberImage, memberName } from './memberMove.css'
export { setMovingMember } from './movingMember'
export { type BesideDocument, type DocumentSlots, UserDocuments } from './UserDocuments'
export { StatusFacts, UserFacts } from './UserFacts'
export { UserImage } from './UserImage'
export { UserLink } from './UserLink'
export { type ErasureActions, useErasure } from './useErasure'
export { isBanned, isVerified, userBadges } from './userBadges'
export type { UserDetails } from './userDetailsModel'
export { userFactsText } from './userFactsText'
export { isImageFile, passportOf, type UserDocument } from './userFiles'
export { postsByEmailHref, userHref, userInvitesHref, usersByEmailHref } from './userHrefs'
export { usersBulk } from './usersBulk'
export {
  areViewsCounted,
  NO_FILTERS,
  type UserBadgeFilter,
  type UserRow,
  type UserStatusFilter,
  type UsersFilters,
  type UsersPage,
} from './usersModel'
export { usersText } from './usersText'
export { type UserActionHandlers, useUserActions } from './useUserActions'
