import type { Translated } from '@hearth/ui/catalogues/Translated'
import type { documentErrorTexts } from '../errors/documentErrorTexts'
import type { errorTexts } from '../errors/errorTexts'
import type { accountMessages } from '../features/account/messages'
import type { announcementMessages } from '../features/announcements/messages'
import type { authMessages, authTexts } from '../features/auth/messages'
import type { commandText } from '../features/command-menu/commandText'
import type { deskMessages } from '../features/desk/messages'
import type { documentsMessages, documentsTexts } from '../features/documents/messages'
import type { identityMessages, identityTexts, passkeyTexts } from '../features/identity/messages'
import type { membershipMessages } from '../features/memberships/messages'
import type { bulkTexts } from '../features/moderation/bulkTexts'
import type { moderationMessages } from '../features/moderation/messages'
import type { noticeMessages } from '../features/notices/messages'
import type { ownDataMessages } from '../features/own-data/messages'
import type { recordMessages, undoWords } from '../features/record/messages'
import type { namesTexts } from '../features/record/namesTexts'
import type { refusedTexts } from '../features/record/refusedTexts'
import type { teamMessages, teamTexts } from '../features/team/messages'
import type { uploadMessages, uploadTexts } from '../features/uploads/messages'
import type { userMessages } from '../features/users/messages'
import type { navigationTexts } from '../navigation/navigation'
import type { pageTitles } from '../navigation/pageTitles'
import type { sessionTexts } from '../session/sessionTexts'

/** Every text of the panel itself in another language, by the name of its module (text/localize.ts). */
export type PanelCatalogue = Translated<{
  announcementMessages: typeof announcementMessages
  authMessages: typeof authMessages
  authTexts: typeof authTexts
  bulkTexts: typeof bulkTexts
  command: typeof commandText
  errorTexts: typeof errorTexts
  membershipMessages: typeof membershipMessages
  moderationMessages: typeof moderationMessages
  namesTexts: typeof namesTexts
  navigationTexts: typeof navigationTexts
  pageTitles: typeof pageTitles
  recordMessages: typeof recordMessages
  sessionTexts: typeof sessionTexts
  undoWords: typeof undoWords
  uploadMessages: typeof uploadMessages
  uploadTexts: typeof uploadTexts
  userMessages: typeof userMessages
  accountMessages: typeof accountMessages
  identityMessages: typeof identityMessages
  identityTexts: typeof identityTexts
  passkeyTexts: typeof passkeyTexts
  deskMessages: typeof deskMessages
  refusedTexts: typeof refusedTexts
  documentErrorTexts: typeof documentErrorTexts
  documentsMessages: typeof documentsMessages
  documentsTexts: typeof documentsTexts
  noticeMessages: typeof noticeMessages
  ownDataMessages: typeof ownDataMessages
  teamMessages: typeof teamMessages
  teamTexts: typeof teamTexts
}>
