import { audit } from '../audit.ts'
import { lockAccountByEmail } from '../auth/accounts.ts'
import { issueToken, type TokenKind } from '../auth/oneTimeTokens.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Letter, Mailer } from '../platform/mail/mailer.ts'
import {
  accountDeletedLetter,
  noSecurityKeyLetter,
  passwordChangedLetter,
  resetLetter,
  securityKeyLetter,
  verificationLetter,
} from './letter.ts'

/** A letter that shall be written and sent: no secret is in it, tokens are made when it leaves. */
export interface LetterJob {
  /** A kind of token: the letter that brings one, if the address has an account. */
  readonly letter: TokenKind | 'password-changed' | 'account-deleted'
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

const write = async (use: Use, job: LetterJob): Promise<Letter | undefined> => {
  switch (job.letter) {
    case 'password-changed':
      return passwordChangedLetter(use.config, job.email)
    case 'account-deleted':
      return accountDeletedLetter(use.config, job.email)
    default:
      return writeToken(use, job.letter, job)
  }
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
