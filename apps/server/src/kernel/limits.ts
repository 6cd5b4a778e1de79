/** At most `points` in `seconds`, counted in windows that start with the first attempt. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

const minute = 60
const hour = 60 * minute

/** All limits of the server, each named by what it counts and for whom. */
export const limits = {
  /** Failed sign-ins, and sign-ins that the second factor did not complete. */
  signInAccount: { points: 10, seconds: 10 * minute },
  signInAccountHour: { points: 50, seconds: hour },
  signInAddress: { points: 30, seconds: 5 * minute },
  /** Refuses no attempt. While it is used up, `signInNetwork` also applies. */
  signInEverywhere: { points: 300, seconds: 5 * minute },
  signInNetwork: { points: 5, seconds: 5 * minute },
  /** Emails about guessed passwords. */
  guessingEmail: { points: 1, seconds: 24 * hour },
  /** Wrong codes after the right password. */
  totpAccount: { points: 10, seconds: hour },
  totpSetUp: { points: 5, seconds: 10 * minute },
  /** Over all addresses, for as long as the emailed link is valid. */
  forgotPasswordAccount: { points: 3, seconds: 30 * minute },
  forgotPasswordAddress: { points: 20, seconds: hour },
  resetPasswordAddress: { points: 10, seconds: hour },
  verifyEmailAddress: { points: 30, seconds: hour },
  /** Over all addresses, for as long as the key is valid. */
  securityKeyAccount: { points: 2, seconds: 10 * minute },
  securityKeyAddress: { points: 20, seconds: hour },
  deleteAccountAddress: { points: 20, seconds: hour },
  /** As for the keys that delete an account. */
  dataKeyAccount: { points: 2, seconds: 10 * minute },
  dataKeyAddress: { points: 20, seconds: hour },
  /** Wrong keys for own data, and wrong tokens of its links. */
  ownDataAddress: { points: 20, seconds: hour },
  /** Wrong current passwords of a signed-in person. */
  changePassword: { points: 10, seconds: hour },
  /** Wrong tokens of invitations to the team. */
  joinTeamAddress: { points: 20, seconds: hour },
  /** Emailed invitations to the team. */
  teamInvitations: { points: 60, seconds: hour },
  uploadUrl: { points: 30, seconds: 10 * minute },
  /** Views and downloads of documents: forty decisions in ten minutes, each with two documents. */
  documents: { points: 100, seconds: 10 * minute },
  /** A long day at the desk: one document a minute. */
  documentsDay: { points: 500, seconds: 24 * hour },
  /** Entries of the record about a used up limit of documents. */
  documentsEntry: { points: 1, seconds: hour },
  push: { points: 10, seconds: minute },
  /** Emails to members with a reason: enough for the bulk actions of a busy hour. */
  notifyAccount: { points: 200, seconds: hour },
  notifyRecipient: { points: 5, seconds: hour },
  /** Reports of posts by one member. */
  reportPost: { points: 10, seconds: hour },
  /** Notices by anybody, also refused ones. */
  noticeAddress: { points: 10, seconds: hour },
  /** Each sends emails to an address that anybody can type. */
  noticeEmail: { points: 3, seconds: hour },
  /** Over all addresses: a flood must not bury the queue of reports. */
  noticesEverywhere: { points: 60, seconds: hour },
  /** Wrong links of letters about decisions. */
  appealAddress: { points: 5, seconds: hour },
  /** Appeals of one member. */
  appealMember: { points: 3, seconds: 24 * hour },
  /** Emails with new links, over all addresses of callers. */
  appealLinkAccount: { points: 3, seconds: hour },
  appealLinkAddress: { points: 20, seconds: hour },
  /** Saved lists of reasons, because their entries are never deleted. */
  reasonTemplates: { points: 30, seconds: hour },
  /** Saved files of lists, because their entries are never deleted. */
  listExports: { points: 60, seconds: hour },
  /** Changes in one session. */
  writes: { points: 120, seconds: minute },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/**
 * Changes that are limited like reads, because the panel sends them without a press. A steward who
 * opens a hundred cases in a minute must still be able to decide one.
 */
export const countedAsReads: readonly string[] = ['viewCase']

/** How much one account may have under way at the same time. Each process counts for itself. */
export const simultaneous = {
  /** Images that are checked. */
  imageChecks: 2,
  /** Documents that are sent, as views and as downloads. A case has two. */
  documentsSent: 4,
} as const satisfies Record<string, number>

export type SimultaneousName = keyof typeof simultaneous

/**
 * After `points` failures in `seconds`, each failure doubles the wait before the next attempt, from
 * `firstWait` to `maxWait` seconds.
 */
export interface Slowdown extends Limit {
  readonly firstWait: number
  readonly maxWait: number
}

/** Attempts that are slowed down, not refused: otherwise a stranger could lock out the owner. */
export const slowdowns = {
  /** Failed sign-ins to one account from unknown browsers, over all addresses. */
  signInGuesses: { points: 20, seconds: 24 * hour, firstWait: 5, maxWait: 5 * minute },
} as const satisfies Record<string, Slowdown>

export type SlowdownName = keyof typeof slowdowns

/** After this many wrong codes a session ends, even one that has passed the second factor. */
export const totpTriesPerSession = 5

/** After this many wrong codes in a row, over all its sessions, an account loses its password. */
export const wrongCodesPerPassword = 50
