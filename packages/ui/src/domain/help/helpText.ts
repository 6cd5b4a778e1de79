import { localize } from '../../text/localize'

/** The help of each page of the panel; it loads on request. */
export const helpText = localize('help', {
  title: (page: string) => `Help: ${page}`,
  purpose: 'What this page is for',
  keys: 'Keys',
  undo: 'What can be undone',
  export: 'Export saves the list as it is filtered, as a CSV file of at most 10,000 rows.',
  noRecord:
    'Only a ban and a switch can be reversed, by the opposite action. Everything else is final.',
  pages: {
    dashboard: {
      purpose:
        'What needs attention today: requests for citizenship, open invites and new posts, and what other administrators did since you last looked.',
      undo: 'Decisions made here can be undone in the record.',
    },
    users: {
      purpose:
        'Find members by name, email or phone, and verify, ban or delete one or many. A search also finds names with one typing error.',
      undo: "Verifications, bans and deletions can be undone in the record. Deleted members stay in the trash for 30 days. Emails can't be recalled.",
    },
    user: {
      purpose:
        'One member: their details and documents, who they invited, and what administrators did and noted.',
      undo: "Verifications, bans and deletions can be undone in the record. Notifications and emails can't be recalled. Opening this page and its documents is recorded.",
    },
    badgeRequests: {
      purpose:
        'Members who asked for citizenship, in the order in which to decide. A name opens the member beside the list.',
      undo: 'Each decision can be undone in the record: the request is then back at its old place.',
    },
    desk: {
      purpose:
        "Everything waiting for a decision, oldest first, in a queue for each kind. A name opens the case beside the list; after a decision the next one opens. Hints aren't proof, and every view of a document is recorded.",
      undo: 'Each decision can be undone in the record: the case then waits again at its old place. A hidden post stays in the trash for 30 days.',
    },
    posts: {
      purpose: 'What members wrote. Search the texts, or show all posts of one author.',
      undo: 'Deleted posts stay in the trash for 30 days.',
    },
    announcements: {
      purpose:
        'News for all members: published now or later, pinned above the others, or hidden by a switch.',
      undo: 'Edits, switches and deletions can be undone in the record.',
    },
    memberships: {
      purpose: "The plans that members can choose. Members don't see an inactive plan.",
      undo: 'Edits, switches and deletions can be undone in the record.',
    },
    invites: {
      purpose:
        'Invites of all members that are pending or approved. Members send and withdraw them in the app.',
      undo: 'This page changes nothing.',
    },
    record: {
      purpose: 'Who did what, when and why. Filter by administrator, action, member and time.',
      undo: 'An entry with an Undo button, as long as nobody has changed the same thing since. Entries are never changed or deleted.',
    },
    trash: {
      purpose: 'What administrators deleted in the last 30 days.',
      undo: 'Restore brings everything back as it was. After 30 days it is gone.',
    },
    settings: {
      purpose:
        'The reasons that questions offer, what each role may do, how long things are kept, and the brand of the deployment.',
      undo: 'The record says who changed the reasons, and what they were before.',
    },
    team: {
      purpose:
        'People with access to this panel, and their roles. Owners invite people, change roles, suspend people and end their access.',
      undo: 'Roles and suspensions can be undone in the record. To give back an access that was ended, invite the person again.',
    },
    operations: {
      purpose:
        "How the deployment runs: processes, background work, the record, backups and the disk. Each line that isn't in order says what to do.",
      undo: 'This page changes nothing.',
    },
    account: {
      purpose:
        'Your password, your second factor, your recovery codes and passkeys, and where you are signed in.',
      undo: 'Nothing here can be undone. An email tells you about each change.',
    },
  },
})
