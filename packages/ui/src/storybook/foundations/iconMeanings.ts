/** The meaning of one icon, or of a pair for two directions. */
export interface IconMeaning {
  /** In a few words, for the Icons page. */
  means: string
  /** Names in lucide-react. */
  icons: readonly string[]
  /**
   * The labels that the icon may accompany: keys of the texts (`text.delete`), or a stated name.
   * None for an icon that repeats no word.
   */
  words?: readonly string[]
}

/**
 * The icons of the product: a meaning has one icon, and an icon one meaning. An icon beside one word,
 * such as a link of the navigation, is not listed: the word is its meaning.
 * `checks/icons.test.ts` enforces this.
 */
export const iconMeanings: readonly IconMeaning[] = [
  { means: 'Approve; selected, done, included', icons: ['Check'], words: ['approve'] },
  {
    means: 'Reject; close, clear, remove',
    icons: ['X'],
    words: ['reject', 'closeNavigation', 'clearFilters', 'clearSelection', 'removeFile', 'close'],
  },
  { means: 'Delete permanently', icons: ['Trash2'], words: ['delete'] },
  { means: 'Edit', icons: ['Pencil'], words: ['edit', 'editSummary', 'summary'] },
  {
    means: 'Create',
    icons: ['Plus'],
    words: ['create', 'createAnnouncement', 'createMembership'],
  },
  { means: 'Active or not', icons: ['Power'], words: ['activate', 'deactivate'] },
  { means: 'Pinned or not', icons: ['Pin'], words: ['pin', 'unpin'] },
  { means: 'Banned or not', icons: ['Ban'], words: ['ban', 'unban'] },
  { means: 'Verify a user', icons: ['UserCheck'], words: ['verify', 'userVerified'] },
  { means: 'No such user', icons: ['UserX'] },
  { means: 'Invites', icons: ['Mails'], words: ['invites'] },
  { means: 'Passport', icons: ['IdCard'], words: ['passport'] },
  { means: 'Citizenship certificate', icons: ['Award'], words: ['certificate'] },
  { means: 'Push notification', icons: ['BellRing'], words: ['notify', 'sendPush'] },
  { means: 'View all details', icons: ['FileText'], words: ['view'] },
  { means: 'Copy', icons: ['Copy'] },
  { means: 'Show or hide a secret', icons: ['Eye', 'EyeOff'], words: ['show', 'hide'] },
  {
    means: 'Load or create again',
    icons: ['RefreshCw'],
    words: ['sync', 'regenerate', 'tryAgain'],
  },
  { means: 'Choose a file', icons: ['Upload'] },
  { means: 'A file', icons: ['File'] },
  { means: 'Search', icons: ['Search'], words: ['search', 'allMembers'] },
  { means: 'Choose a date', icons: ['CalendarDays'] },
  { means: 'More actions', icons: ['Ellipsis'], words: ['actionsFor'] },
  { means: 'Back to the previous page', icons: ['ArrowLeft'], words: ['back'] },
  { means: 'Ascending order; newer items above', icons: ['ArrowUp'], words: ['showNew'] },
  { means: 'Descending order', icons: ['ArrowDown'] },
  { means: 'Choose an order', icons: ['ChevronsUpDown'] },
  {
    means: 'Previous or next',
    icons: ['ChevronLeft', 'ChevronRight'],
    words: ['previous', 'previousPage', 'nextPage', 'previousMember', 'nextMember'],
  },
  {
    means: 'First or last page',
    icons: ['ChevronFirst', 'ChevronLast'],
    words: ['firstPage', 'lastPage'],
  },
  { means: 'Opens a list', icons: ['ChevronDown'] },
  {
    means: 'Show or hide the navigation',
    icons: ['PanelLeft'],
    words: ['toggle', 'openNavigation'],
  },
  { means: 'Sign out', icons: ['LogOut'], words: ['signOut'] },
  {
    means: 'Theme: the system’s, dark or light',
    icons: ['Monitor', 'Moon', 'Sun'],
    words: ['system', 'dark', 'light'],
  },
  {
    means: 'Density of lists: comfortable or compact',
    icons: ['Rows2', 'Rows3'],
    words: ['comfortable', 'compact'],
  },
  { means: 'Success', icons: ['CircleCheck'] },
  { means: 'Error', icons: ['CircleAlert'] },
  { means: 'Warning', icons: ['TriangleAlert'] },
  { means: 'Information', icons: ['Info'] },
  { means: 'Not up to date', icons: ['History'] },
  { means: 'Badge requests', icons: ['BadgeCheck'], words: ['badgeRequests', 'reviewRequest'] },
]
