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
 * The icons of the product: a meaning has one icon, and an icon one meaning.
 * `checks/icons.test.ts` enforces this.
 */
export const iconMeanings: readonly IconMeaning[] = [
  { means: 'Approve; chosen, done, included', icons: ['Check'], words: ['approve'] },
  {
    means: 'Reject; close, clear, take away',
    icons: ['X'],
    words: ['reject', 'closeNavigation', 'clearFilters', 'clearSelection', 'removeFile', 'close'],
  },
  { means: 'Delete for good', icons: ['Trash2'], words: ['delete'] },
  { means: 'Edit', icons: ['Pencil'], words: ['edit', 'editSummary', 'summary'] },
  {
    means: 'Create; one more',
    icons: ['Plus'],
    words: ['create', 'createAnnouncement', 'createMembership'],
  },
  { means: 'One less; some of them', icons: ['Minus'] },
  { means: 'Active or not', icons: ['Power'], words: ['activate', 'deactivate'] },
  { means: 'Pinned or not', icons: ['Pin'], words: ['pin', 'unpin'] },
  { means: 'Banned or not', icons: ['Ban'], words: ['ban', 'unban'] },
  { means: 'Verify a user', icons: ['UserCheck'], words: ['verify', 'userVerified'] },
  { means: 'Nobody is there', icons: ['UserX'] },
  { means: 'Invites', icons: ['Mails'], words: ['invites'] },
  { means: 'Passport', icons: ['IdCard'], words: ['passport'] },
  { means: 'Citizenship certificate', icons: ['Award'], words: ['certificate'] },
  { means: 'Push notification', icons: ['BellRing'], words: ['notify'] },
  { means: 'All about one thing', icons: ['FileText'], words: ['view'] },
  { means: 'Copy', icons: ['Copy'] },
  { means: 'Show or hide a secret', icons: ['Eye', 'EyeOff'], words: ['show', 'hide'] },
  { means: 'Fetch or make anew', icons: ['RefreshCw'], words: ['sync', 'Regenerate', 'tryAgain'] },
  { means: 'Choose a file', icons: ['Upload'] },
  { means: 'A file', icons: ['File'] },
  { means: 'Search', icons: ['Search'], words: ['search', 'allMembers'] },
  { means: 'Choose a day', icons: ['CalendarDays'] },
  { means: 'More actions', icons: ['Ellipsis'], words: ['actionsFor'] },
  { means: 'Back to where one was', icons: ['ArrowLeft'], words: ['back', 'Back'] },
  { means: 'Upwards: first in order, newer above', icons: ['ArrowUp'], words: ['showNew'] },
  { means: 'Downwards: last in order', icons: ['ArrowDown'] },
  { means: 'Either way: choose another', icons: ['ChevronsUpDown'] },
  {
    means: 'Step back or on',
    icons: ['ChevronLeft', 'ChevronRight'],
    words: ['previous', 'previousPage', 'nextPage', 'previousMember', 'nextMember'],
  },
  {
    means: 'To the first or last',
    icons: ['ChevronFirst', 'ChevronLast'],
    words: ['firstPage', 'lastPage'],
  },
  { means: 'Opens a list', icons: ['ChevronDown'] },
  { means: 'Navigation in or out', icons: ['PanelLeft'], words: ['toggle', 'openNavigation'] },
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
  { means: 'Went well', icons: ['CircleCheck'] },
  { means: 'Failed', icons: ['CircleAlert'] },
  { means: 'Take care', icons: ['TriangleAlert'] },
  { means: 'Good to know', icons: ['Info'] },
  { means: 'Not the newest', icons: ['History'] },
  { means: 'Dashboard', icons: ['LayoutDashboard'], words: ['Dashboard'] },
  { means: 'Users', icons: ['Users'], words: ['Users'] },
  { means: 'Posts', icons: ['MessageSquare'], words: ['Posts'] },
  { means: 'Announcements', icons: ['Megaphone'], words: ['Announcements'] },
  { means: 'Badge requests', icons: ['BadgeCheck'], words: ['Badge Requests', 'reviewRequest'] },
  { means: 'Memberships', icons: ['CreditCard'], words: ['Memberships'] },
]
