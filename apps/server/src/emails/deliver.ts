import { audit } from '../audit.ts'
import { findAccountByEmail, lockAccountByEmail } from '../auth/accounts.ts'
import { issueToken, type TokenKind } from '../auth/oneTimeTokens.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Letter, Mailer } from '../platform/mail/mailer.ts'
import {
  accountDeletedLetter,
  lateSignInLetter,
  noSecurityKeyLetter,
  passwordChangedLetter,
  passwordGuessedLetter,
  passwordKnownLetter,
  passwordVoidLetter,
  resetLetter,
  secondFactorResetLetter,
  secondFactorSetLetter,
  securityKeyLetter,
  verificationLetter,
} from './letter.ts'

/** A letter that shall be written and sent: no secret is in it, tokens are made when it leaves. */
export interface LetterJob {
  /** A kind of token: the letter that brings one, if the address has an account. Or what it tells of. */
  readonly letter: TokenKind | keyof typeof notices
  readonly email: string
  /** The request that asked for it, for the record. */
  readonly request: { readonly id: string; readonly ip: string }
}

interface Use {
  readonly db: Database
  readonly config: Config
  readonly mailer: Mailer
  now(): Date
}

/** Letters that tell what was done to an account (ASVS 6.3.7). */
const notices = {
  'password-changed': passwordChangedLetter,
  'second-factor-set': secondFactorSetLetter,
  'second-factor-reset': secondFactorResetLetter,
  'late-sign-in': lateSignInLetter,
  'password-guessed': passwordGuessedLetter,
  'password-known': passwordKnownLetter,
  'password-void': passwordVoidLetter,
  'account-deleted': accountDeletedLetter,
} as const

const writers = {
  reset: resetLetter,
  verify: verificationLetter,
  'delete-key': securityKeyLetter,
} as const

/** Makes the token and its letter; nothing for a stranger. */
const writeToken = (use: Use, kind: TokenKind, job: LetterJob): Promise<Letter | undefined> =>
  use.db.transaction(async (tx) => {
    const account = await lockAccountByEmail(tx, job.email)
    if (!account || (kind === 'reset' && account.isBanned)) return undefined
    const ctx = { actor: undefined, now: use.now, request: job.request }
    await audit(tx, ctx, { action: `letter.${kind}`, subject: account.id })
    if (kind === 'delete-key' && account.role === 'admin') {
      return noSecurityKeyLetter(use.config, account.email)
    }
    const token = await issueToken(tx, kind, account, use.now())
    return writers[kind](use.config, account.email, token)
  })

/** Asked for whether or not the address has an account. */
const isForNobody = async (use: Use, { letter, email }: LetterJob): Promise<boolean> => {
  if (letter !== 'password-guessed') return false
  const account = await findAccountByEmail(use.db, email)
  return !account || account.isBanned
}

const isNotice = (letter: LetterJob['letter']): letter is keyof typeof notices => letter in notices

const write = async (use: Use, job: LetterJob): Promise<Letter | undefined> => {
  const { letter, email } = job
  if (await isForNobody(use, job)) return undefined
  return isNotice(letter) ? notices[letter](use.config, email) : writeToken(use, letter, job)
}

/**
 * Writes a letter and sends it. Whether an address has an account is found out only here, long
 * after the answer: so the answer cannot tell. A letter that is tried again brings a new token, so
 * that one that was held up does not arrive expired.
 */
export const deliverLetter =
  (use: Use) =>
  async (job: LetterJob): Promise<void> => {
    const letter = await write(use, job)
    if (letter) await use.mailer.send(letter)
  }
