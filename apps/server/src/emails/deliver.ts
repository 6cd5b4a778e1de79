import { eq } from 'drizzle-orm'
import { audit } from '../audit.ts'
import { findAccountByEmail, lockAccountByEmail } from '../auth/accounts.ts'
import { issueToken } from '../auth/oneTimeTokens.ts'
import type { Config } from '../config.ts'
import type { EmailJob, MemberNoticeJob, Notice } from '../jobs.ts'
import type { Database } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import type { TokenKind } from '../platform/database/values.ts'
import type { Email, Mailer } from '../platform/mail/mailer.ts'
import { noticeFor } from '../record/memberNotice.ts'
import {
  accountDeletedEmail,
  lateSignInEmail,
  memberNoticeEmail,
  noSecurityKeyEmail,
  passwordChangedEmail,
  passwordGuessedEmail,
  passwordKnownEmail,
  passwordVoidEmail,
  resetEmail,
  secondFactorResetEmail,
  secondFactorSetEmail,
  securityKeyEmail,
  verificationEmail,
} from './email.ts'

interface Use {
  readonly db: Database
  readonly config: Config
  readonly mailer: Mailer
  now(): Date
}

const notices = {
  'password-changed': passwordChangedEmail,
  'second-factor-set': secondFactorSetEmail,
  'second-factor-reset': secondFactorResetEmail,
  'late-sign-in': lateSignInEmail,
  'password-guessed': passwordGuessedEmail,
  'password-known': passwordKnownEmail,
  'password-void': passwordVoidEmail,
  'account-deleted': accountDeletedEmail,
} as const satisfies Record<Notice, unknown>

const writers = {
  reset: resetEmail,
  verify: verificationEmail,
  'delete-key': securityKeyEmail,
} as const

/** Creates the token and its email. Undefined if the address has no account. */
const writeToken = (use: Use, kind: TokenKind, job: EmailJob): Promise<Email | undefined> =>
  use.db.transaction(async (tx) => {
    const account = await lockAccountByEmail(tx, job.email)
    const mayNotEnter = account?.isBanned || account?.suspendedAt
    if (!account || (kind === 'reset' && mayNotEnter)) return undefined
    const ctx = { actor: undefined, now: use.now, request: job.request }
    await audit(tx, ctx, { action: `email.send-${kind}`, subject: account.id })
    if (kind === 'delete-key' && account.role === 'admin') {
      return noSecurityKeyEmail(use.config, account.email)
    }
    const token = await issueToken(tx, kind, account, use.now())
    return writers[kind](use.config, account.email, token)
  })

/** The email about an entry of the record. */
const writeMemberNotice = async (
  use: Use,
  { entryId, email }: MemberNoticeJob,
): Promise<Email | undefined> => {
  const [entry] = await use.db.select().from(auditEntries).where(eq(auditEntries.id, entryId))
  const action = entry && noticeFor(entry.action)
  if (!action) return undefined
  const title = action === 'deletePost' ? String(entry.before?.title) : undefined
  return memberNoticeEmail(use.config, email, { action, title, reason: entry.reason })
}

/** Whether an email has no recipient: some are enqueued even if the address has no account. */
const hasNoAccount = async (use: Use, { template, email }: EmailJob): Promise<boolean> => {
  if (template !== 'password-guessed') return false
  const account = await findAccountByEmail(use.db, email)
  return !account || account.isBanned || account.isSuspended
}

const isNotice = (template: EmailJob['template']): template is Notice => template in notices

const write = async (use: Use, job: EmailJob | MemberNoticeJob): Promise<Email | undefined> => {
  if (job.template === 'member-notice') return writeMemberNotice(use, job)
  const { template, email } = job
  if (await hasNoAccount(use, job)) return undefined
  return isNotice(template) ? notices[template](use.config, email) : writeToken(use, template, job)
}

/**
 * Renders and sends an email. The account is looked up here, after the answer, so that the answer
 * cannot reveal whether the address has one. A retry creates a new token, so that a delayed email
 * does not contain an expired one.
 */
export const deliverEmail =
  (use: Use) =>
  async (job: EmailJob | MemberNoticeJob): Promise<void> => {
    const email = await write(use, job)
    if (email) await use.mailer.send(email)
  }
