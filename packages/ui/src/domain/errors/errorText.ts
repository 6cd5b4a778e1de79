import { localize } from '../../text/localize'

/** Texts of pages that cannot be shown; those of specification 2.10 are verbatim. */
export const errorText = localize('error', {
  home: 'Back to Home',
  outdated: 'This page needs to be reloaded',
  outdatedDetail:
    "Part of the application couldn't be loaded. It may have been updated, or the connection was lost.",
  reload: 'Reload',
  unexpected: 'Something went wrong',
  unexpectedDetail: "This page couldn't be shown.",
  unexpectedKept: "This page couldn't be shown. What you typed will be back when you try again.",
  notFound: '404 Page Not Found',
  notFoundDetail: "We couldn't find the page you are looking for.",
  adminsOnly: 'This page is for administrators',
  adminsOnlyDetail: 'Your account can view the membership plans.',
  noAccess: (page: string) => `You don't have access to ${page}`,
  ownRole: 'What you can do',
  goTo: (page: string) => `Go to ${page}`,
  otherPerson: (current: string) => `${current} has signed in in another tab`,
  otherPersonDetail: (author: string) =>
    `What ${author} typed here wasn't sent. It will be back after ${author} signs in here again.`,
  signInAs: (author: string) => `Sign in as ${author}`,
  continueAs: (current: string) => `Continue as ${current}`,
})
