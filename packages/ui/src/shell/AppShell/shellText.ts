import { localize } from '../../text/localize'

/** Texts of the shell (specification 2.2). */
export const shellText = localize('shell', {
  navigation: 'Navigation',
  toggle: 'Toggle navigation',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  skip: 'Skip to content',
  search: 'Search',
  userMenu: (name: string) => `Account of ${name}`,
  recentActions: 'Your recent activity',
  account: 'Your account',
  ownRole: 'What you can do',
  help: 'Help',
  signOut: 'Sign out',
  signingOut: 'Signing out',
})
