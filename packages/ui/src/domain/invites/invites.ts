export { InviteList, type InviteListStateProps } from './InviteList'
export { invitesColumns } from './invitesColumns'
export {
  type InviteStatusFilter,
  type InvitesFilters,
  matchingInvites,
  NO_FILTERS,
  type SentInvite,
} from './invitesModel'
export { invitesText } from './invitesText'
