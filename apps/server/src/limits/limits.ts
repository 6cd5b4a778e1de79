/** At most `points` in `seconds`, counted in windows that begin with the first try. */
export interface Limit {
  readonly points: number
  readonly seconds: number
}

const minute = 60
const hour = 60 * minute

/** Every limit of the server, by what is counted and per whom. */
export const limits = {
  /** Failed sign-ins: a success gives its points back. */
  signInAccount: { points: 10, seconds: 10 * minute },
  signInAccountHour: { points: 50, seconds: hour },
  signInAddress: { points: 30, seconds: 5 * minute },
  /** Wrong codes on one account, over all its sessions; counted only after the right password. */
  totpAccount: { points: 10, seconds: hour },
  totpSetUp: { points: 5, seconds: 10 * minute },
  forgotPasswordAccount: { points: 3, seconds: hour },
  forgotPasswordAddress: { points: 20, seconds: hour },
  resetPasswordAddress: { points: 10, seconds: hour },
  verifyEmailAddress: { points: 30, seconds: hour },
  securityKeyAccount: { points: 3, seconds: hour },
  securityKeyAddress: { points: 20, seconds: hour },
  deleteAccountAccount: { points: 10, seconds: hour },
  deleteAccountAddress: { points: 20, seconds: hour },
  uploadUrl: { points: 30, seconds: 10 * minute },
  push: { points: 10, seconds: minute },
  /** Changes in one session. */
  writes: { points: 120, seconds: minute },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Wrong codes in one partial session; then the session ends. */
export const totpTriesPerSession = 5
