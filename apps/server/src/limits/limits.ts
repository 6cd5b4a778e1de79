/** At most `points` in `seconds`, counted in windows that start with the first attempt. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

const minute = 60
const hour = 60 * minute

/** Every limit of the server, named by what is counted and for whom. */
export const limits = {
  /** Failed sign-ins, and sign-ins that the second factor did not complete. */
  signInAccount: { points: 10, seconds: 10 * minute },
  signInAccountHour: { points: 50, seconds: hour },
  signInAddress: { points: 30, seconds: 5 * minute },
  /** Refuses nobody: while it is used up, `signInNetwork` applies as well. */
  signInEverywhere: { points: 300, seconds: 5 * minute },
  signInNetwork: { points: 5, seconds: 5 * minute },
  /** Emails about guessed passwords. */
  guessingEmail: { points: 1, seconds: 24 * hour },
  /** Wrong codes; they only count after the right password. */
  totpAccount: { points: 10, seconds: hour },
  totpSetUp: { points: 5, seconds: 10 * minute },
  /** Over all addresses, in no more time than the link of the email is valid. */
  forgotPasswordAccount: { points: 3, seconds: 30 * minute },
  forgotPasswordAddress: { points: 20, seconds: hour },
  resetPasswordAddress: { points: 10, seconds: hour },
  verifyEmailAddress: { points: 30, seconds: hour },
  /** Over all addresses, in no more time than the key is valid. */
  securityKeyAccount: { points: 2, seconds: 10 * minute },
  securityKeyAddress: { points: 20, seconds: hour },
  deleteAccountAddress: { points: 20, seconds: hour },
  uploadUrl: { points: 30, seconds: 10 * minute },
  push: { points: 10, seconds: minute },
  /** Emails to members with a reason: enough for the bulk actions of a busy hour. */
  notifyAccount: { points: 200, seconds: hour },
  notifyRecipient: { points: 5, seconds: hour },
  /** Saved lists of reasons: their entries stay for ever. */
  reasonTemplates: { points: 30, seconds: hour },
  /** Changes in one session. */
  writes: { points: 120, seconds: minute },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/**
 * After `points` failures in `seconds`, one attempt is admitted at a time. Each failure doubles
 * the wait before the next one, from `firstWait` to `longestWait` seconds.
 */
export interface Slowdown extends Limit {
  readonly firstWait: number
  readonly longestWait: number
}

/**
 * These are slowed down and never refused for good: a stranger could otherwise lock the owner
 * out.
 */
export const slowdowns = {
  /** Failed sign-ins to one account from unknown browsers, over all addresses. */
  signInGuesses: { points: 20, seconds: 24 * hour, firstWait: 5, longestWait: 5 * minute },
} as const satisfies Record<string, Slowdown>

export type SlowdownName = keyof typeof slowdowns

/** Wrong codes in one session, whatever it has passed; then it ends. */
export const totpTriesPerSession = 5

/** After this many wrong codes in a row, over all sessions of an account, its password is void. */
export const wrongCodesPerPassword = 50
