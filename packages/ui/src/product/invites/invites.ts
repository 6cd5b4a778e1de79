export { InviteList, type InviteListStateProps } from './InviteList'
export {
  type InviteStatusFilter,
  type InvitesFilters,
  NO_FILTERS,
  type SentInvite,
} from './invitesModel'
export { invitesText } from './invitesText'
