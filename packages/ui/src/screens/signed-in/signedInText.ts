import { localize } from '../../text/localize'

/** Texts of the page that stands in for a public one while somebody is signed in. */
export const signedInText = localize('signedIn', {
  title: (name: string) => `You are signed in as ${name}`,
  details: {
    joinTeam: 'This invitation is for a new account. To use it in this browser, sign out first.',
    resetPassword: 'To set a new password with this link, sign out first.',
    deleteAccount: 'To delete an account, sign out first.',
  },
  signOut: 'Sign out and continue',
  stay: 'Stay signed in',
})
