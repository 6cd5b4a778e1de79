/** Texts of the command menu and of the list of keys. */
export const commandText = {
  title: 'Command menu',
  placeholder: 'Search members, pages and actions',
  pages: 'Pages',
  members: 'Members',
  actions: 'Actions',
  membersFailed: "Couldn't search members.",
  allMembers: (total: number, typed: string) =>
    `All ${total.toLocaleString('en')} members for “${typed}”`,
  createMembership: 'Create membership',
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'System theme',
  themeKeywords: 'appearance color colour mode',
  keys: 'Keyboard shortcuts',
  keysKeywords: 'help',
  signOut: 'Sign out',
  signOutKeywords: 'log out',
  openMenu: 'Find members, pages and actions',
  searchPage: 'Search the list on this page',
  showKeys: 'Show these shortcuts',
  toggleNavigation: 'Collapse or expand the navigation',
} as const
