import type { announcementsText } from '../domain/announcements/announcementsText'
import type { composerText } from '../domain/announcements/composerText'
import type { badgeRequestsText } from '../domain/citizenship/badgeRequestsText'
import type { reviewText } from '../domain/citizenship/reviewText'
import type { deskText } from '../domain/desk/deskText'
import type { newcomersText } from '../domain/desk/newcomersText'
import type { reportsText } from '../domain/desk/reportsText'
import type { errorText } from '../domain/errors/errorText'
import type { helpText } from '../domain/help/helpText'
import type { identityText } from '../domain/identity/identityText'
import type { imageText } from '../domain/images/imageText'
import type { invitesText } from '../domain/invites/invitesText'
import type { userFactsText } from '../domain/members/userFactsText'
import type { usersText } from '../domain/members/usersText'
import type { memberImpactText } from '../domain/moderation/memberImpactText'
import type { reasonTemplatesText } from '../domain/moderation/reasonTemplatesText'
import type { reasonText } from '../domain/moderation/reasonText'
import type { notificationText } from '../domain/notification/notificationText'
import type { passwordText } from '../domain/password/passwordText'
import type { membershipsText } from '../domain/plans/membershipsText'
import type { membershipText } from '../domain/plans/membershipText'
import type { planText } from '../domain/plans/planText'
import type { postsText } from '../domain/posts/postsText'
import type { memberNotesText } from '../domain/record/memberNotesText'
import type { recentActionsText } from '../domain/record/recentActionsText'
import type { recordText } from '../domain/record/recordText'
import type { sinceText } from '../domain/record/sinceText'
import type { storesText } from '../domain/stores/storesText'
import type { teamText } from '../domain/team/teamText'
import type { fileText } from '../form/fileText'
import type { singleKeysText } from '../internal/keys/singleKeysText'
import type { bulkText } from '../patterns/BulkDialog/bulkText'
import type { caseViewText } from '../patterns/CaseView/caseViewText'
import type { commandMenuText } from '../patterns/CommandMenu/commandMenuText'
import type { selectText } from '../patterns/DataTable/selectText'
import type { exportText } from '../patterns/ExportDialog/exportText'
import type { guardedDocumentText } from '../patterns/GuardedDocument/guardedDocumentText'
import type { keyboardShortcutsText } from '../patterns/KeyboardShortcuts/keyboardShortcutsText'
import type { pageToolsText } from '../patterns/PageHeader/pageToolsText'
import type { pageNumbersText } from '../patterns/PageNumbers/pageNumbersText'
import type { selectionText } from '../patterns/SelectionBar/selectionText'
import type { statTileText } from '../patterns/StatTile/statTileText'
import type { timelineText } from '../patterns/Timeline/timelineText'
import type { acceptInviteText } from '../screens/accept-invite/acceptInviteText'
import type { accountText } from '../screens/account/accountText'
import type { mobileRedirectText } from '../screens/app/mobileRedirectText'
import type { dashboardText } from '../screens/dashboard/dashboardText'
import type { deleteAccountText } from '../screens/delete-account/deleteAccountText'
import type { forgotPasswordText } from '../screens/forgot-password/forgotPasswordText'
import type { invitesScreenText } from '../screens/invites/invitesScreenText'
import type { joinTeamText } from '../screens/join-team/joinTeamText'
import type { loginText } from '../screens/login/loginText'
import type { membershipViewText } from '../screens/membership-view/membershipViewText'
import type { recoveryCodesText } from '../screens/recovery-codes/recoveryCodesText'
import type { resetPasswordText } from '../screens/reset-password/resetPasswordText'
import type { signedInText } from '../screens/signed-in/signedInText'
import type { teamScreenText } from '../screens/team/teamScreenText'
import type { teamRolesText } from '../screens/team-roles/teamRolesText'
import type { trashText } from '../screens/trash/trashText'
import type { twoFactorText } from '../screens/two-factor/twoFactorText'
import type { userDetailsText } from '../screens/user-details/userDetailsText'
import type { verifyText } from '../screens/verify/verifyText'
import type { shellText } from '../shell/AppShell/shellText'
import type { text } from '../text/defaults'
import type { formText } from '../text/formDefaults'
import type { moneyText } from '../text/moneyText'
import type { panelText } from '../text/panelDefaults'
import type { Translated } from './Translated'

/** Every text of ui in another language, by the name of its module (text/localize.ts). */
export type UiCatalogue = Translated<{
  acceptInvite: typeof acceptInviteText
  announcements: typeof announcementsText
  badgeRequests: typeof badgeRequestsText
  bulk: typeof bulkText
  caseView: typeof caseViewText
  commandMenu: typeof commandMenuText
  common: typeof text
  composer: typeof composerText
  dashboard: typeof dashboardText
  deleteAccount: typeof deleteAccountText
  desk: typeof deskText
  error: typeof errorText
  export: typeof exportText
  file: typeof fileText
  forgotPassword: typeof forgotPasswordText
  form: typeof formText
  guardedDocument: typeof guardedDocumentText
  help: typeof helpText
  image: typeof imageText
  invites: typeof invitesText
  invitesScreen: typeof invitesScreenText
  keyboardShortcuts: typeof keyboardShortcutsText
  login: typeof loginText
  memberImpact: typeof memberImpactText
  memberNotes: typeof memberNotesText
  membership: typeof membershipText
  membershipView: typeof membershipViewText
  memberships: typeof membershipsText
  mobileRedirect: typeof mobileRedirectText
  money: typeof moneyText
  newcomers: typeof newcomersText
  notification: typeof notificationText
  pageNumbers: typeof pageNumbersText
  pageTools: typeof pageToolsText
  panel: typeof panelText
  plan: typeof planText
  posts: typeof postsText
  reason: typeof reasonText
  reasonTemplates: typeof reasonTemplatesText
  recentActions: typeof recentActionsText
  record: typeof recordText
  reports: typeof reportsText
  resetPassword: typeof resetPasswordText
  review: typeof reviewText
  select: typeof selectText
  selection: typeof selectionText
  shell: typeof shellText
  since: typeof sinceText
  singleKeys: typeof singleKeysText
  statTile: typeof statTileText
  stores: typeof storesText
  timeline: typeof timelineText
  trash: typeof trashText
  twoFactor: typeof twoFactorText
  userDetails: typeof userDetailsText
  userFacts: typeof userFactsText
  users: typeof usersText
  verify: typeof verifyText
  identity: typeof identityText
  password: typeof passwordText
  team: typeof teamText
  teamScreen: typeof teamScreenText
  teamRoles: typeof teamRolesText
  account: typeof accountText
  joinTeam: typeof joinTeamText
  signedIn: typeof signedInText
  recoveryCodes: typeof recoveryCodesText
}>
