import type { announcementsText } from '../../domain/announcements/announcementsText'
import type { composerText } from '../../domain/announcements/composerText'
import type { storesText } from '../../domain/appStores/storesText'
import type { badgeRequestsText } from '../../domain/citizenship/badgeRequestsText'
import type { reviewText } from '../../domain/citizenship/reviewText'
import type { appealsText } from '../../domain/desk/appealsText'
import type { deskText } from '../../domain/desk/deskText'
import type { fireText } from '../../domain/desk/fireText'
import type { newcomersText } from '../../domain/desk/newcomersText'
import type { reportersText } from '../../domain/desk/reportersText'
import type { reportsText } from '../../domain/desk/reportsText'
import type { errorText } from '../../domain/errors/errorText'
import type { helpText } from '../../domain/help/helpText'
import type { identityText } from '../../domain/identity/identityText'
import type { imageText } from '../../domain/images/imageText'
import type { invitesText } from '../../domain/invites/invitesText'
import type { erasureText } from '../../domain/members/erasureText'
import type { userFactsText } from '../../domain/members/userFactsText'
import type { usersText } from '../../domain/members/usersText'
import type { memberImpactText } from '../../domain/moderation/memberImpactText'
import type { reasonTemplatesText } from '../../domain/moderation/reasonTemplatesText'
import type { reasonText } from '../../domain/moderation/reasonText'
import type { notificationText } from '../../domain/notification/notificationText'
import type { passwordText } from '../../domain/password/passwordText'
import type { membershipsText } from '../../domain/plans/membershipsText'
import type { membershipText } from '../../domain/plans/membershipText'
import type { planText } from '../../domain/plans/planText'
import type { postsText } from '../../domain/posts/postsText'
import type { memberNotesText } from '../../domain/record/memberNotesText'
import type { recentActionsText } from '../../domain/record/recentActionsText'
import type { recordText } from '../../domain/record/recordText'
import type { sinceText } from '../../domain/record/sinceText'
import type { teamText } from '../../domain/team/teamText'
import type { acceptInviteText } from '../../screens/accept-invite/acceptInviteText'
import type { accountText } from '../../screens/account/accountText'
import type { mobileRedirectText } from '../../screens/app/mobileRedirectText'
import type { appealText } from '../../screens/appeal/appealText'
import type { dashboardText } from '../../screens/dashboard/dashboardText'
import type { firstStepsText } from '../../screens/dashboard/firstStepsText'
import type { numbersText } from '../../screens/dashboard/numbersText'
import type { deleteAccountText } from '../../screens/delete-account/deleteAccountText'
import type { forgotPasswordText } from '../../screens/forgot-password/forgotPasswordText'
import type { invitesScreenText } from '../../screens/invites/invitesScreenText'
import type { joinTeamText } from '../../screens/join-team/joinTeamText'
import type { loginText } from '../../screens/login/loginText'
import type { membershipViewText } from '../../screens/membership-view/membershipViewText'
import type { myDataText } from '../../screens/my-data/myDataText'
import type { noticeText } from '../../screens/notice/noticeText'
import type { operationsText } from '../../screens/operations/operationsText'
import type { recoveryCodesText } from '../../screens/recovery-codes/recoveryCodesText'
import type { resetPasswordText } from '../../screens/reset-password/resetPasswordText'
import type { settingsText } from '../../screens/settings/settingsText'
import type { signedInText } from '../../screens/signed-in/signedInText'
import type { teamScreenText } from '../../screens/team/teamScreenText'
import type { teamRolesText } from '../../screens/team-roles/teamRolesText'
import type { trashText } from '../../screens/trash/trashText'
import type { twoFactorText } from '../../screens/two-factor/twoFactorText'
import type { userDetailsText } from '../../screens/user-details/userDetailsText'
import type { verifyText } from '../../screens/verify/verifyText'
import type { Translated } from '../Translated'

/** Every text of the domain and the screens in another language, by the name of its module. */
export type ProductCatalogue = Translated<{
  acceptInvite: typeof acceptInviteText
  account: typeof accountText
  announcements: typeof announcementsText
  appeal: typeof appealText
  appeals: typeof appealsText
  badgeRequests: typeof badgeRequestsText
  composer: typeof composerText
  dashboard: typeof dashboardText
  numbers: typeof numbersText
  fire: typeof fireText
  firstSteps: typeof firstStepsText
  deleteAccount: typeof deleteAccountText
  desk: typeof deskText
  erasure: typeof erasureText
  error: typeof errorText
  forgotPassword: typeof forgotPasswordText
  help: typeof helpText
  identity: typeof identityText
  image: typeof imageText
  invites: typeof invitesText
  invitesScreen: typeof invitesScreenText
  joinTeam: typeof joinTeamText
  login: typeof loginText
  memberImpact: typeof memberImpactText
  memberNotes: typeof memberNotesText
  membership: typeof membershipText
  memberships: typeof membershipsText
  membershipView: typeof membershipViewText
  mobileRedirect: typeof mobileRedirectText
  myData: typeof myDataText
  newcomers: typeof newcomersText
  notice: typeof noticeText
  notification: typeof notificationText
  operations: typeof operationsText
  password: typeof passwordText
  plan: typeof planText
  posts: typeof postsText
  reason: typeof reasonText
  reasonTemplates: typeof reasonTemplatesText
  recentActions: typeof recentActionsText
  record: typeof recordText
  recoveryCodes: typeof recoveryCodesText
  reporters: typeof reportersText
  reports: typeof reportsText
  resetPassword: typeof resetPasswordText
  review: typeof reviewText
  settings: typeof settingsText
  signedIn: typeof signedInText
  since: typeof sinceText
  stores: typeof storesText
  team: typeof teamText
  teamRoles: typeof teamRolesText
  teamScreen: typeof teamScreenText
  trash: typeof trashText
  twoFactor: typeof twoFactorText
  userDetails: typeof userDetailsText
  userFacts: typeof userFactsText
  users: typeof usersText
  verify: typeof verifyText
}>
