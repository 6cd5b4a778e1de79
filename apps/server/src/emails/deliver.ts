import { eq } from 'drizzle-orm'
import { findAccountByEmail, lockAccountByEmail } from '../auth/accounts.ts'
import { issueToken } from '../auth/oneTimeTokens.ts'
import { countRecoveryCodes } from '../auth/recoveryCodes.ts'
import type { Config } from '../config/config.ts'
import { audit } from '../kernel/audit.ts'
import { effectOf } from '../kernel/auditActions.ts'
import type {
  EmailJob,
  Jobs,
  MemberNoticeJob,
  Notice,
  NoticeJob,
  ReportOutcomeJob,
  TeamInvitationJob,
  TeamNoticeJob,
} from '../kernel/jobs.ts'
import { referenceOf } from '../notices/reference.ts'
import type { Database } from '../platform/database/database.ts'
import { auditEntries, users } from '../platform/database/schema.ts'
import type { TokenKind } from '../platform/database/values.ts'
import type { Email, Mailer } from '../platform/mail/mailer.ts'
import { noticeFor } from '../record/memberNotice.ts'
import { issueEmailToken } from '../team/invitations.ts'
import {
  accountDeletedEmail,
  banEndedEmail,
  certificateEmail,
  lateSignInEmail,
  memberNoticeEmail,
  noSecurityKeyEmail,
  noticeOutcomeEmail,
  noticeReceivedEmail,
  passkeyAddedEmail,
  passkeyRefusedEmail,
  passkeyRemovedEmail,
  passwordChangedEmail,
  passwordGuessedEmail,
  passwordKnownEmail,
  passwordVoidEmail,
  recoveryCodesMadeEmail,
  recoveryCodeUsedEmail,
  reportOutcomeEmail,
  resetEmail,
  secondFactorResetEmail,
  secondFactorSetEmail,
  securityKeyEmail,
  verificationEmail,
} from './email.ts'
import { isTeamNotice, teamInvitationEmail, teamNoticeEmail } from './teamEmails.ts'

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
  'passkey-added': passkeyAddedEmail,
  'passkey-removed': passkeyRemovedEmail,
  'passkey-refused': passkeyRefusedEmail,
  'recovery-codes-made': recoveryCodesMadeEmail,
  'ban-ended': banEndedEmail,
} as const satisfies Record<Exclude<Notice, 'recovery-code-used'>, unknown>

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
  const until = entry.after?.bannedUntil
  const bannedUntil = typeof until === 'string' ? new Date(until) : null
  return memberNoticeEmail(use.config, email, { action, title, reason: entry.reason, bannedUntil })
}

/** The email about the outcome of a report. It does not say who decided, or why. */
const writeReportOutcome = async (
  use: Use,
  { entryId, email }: ReportOutcomeJob,
): Promise<Email | undefined> => {
  const [entry] = await use.db.select().from(auditEntries).where(eq(auditEntries.id, entryId))
  return entry && reportOutcomeEmail(use.config, email, entry.action !== 'report.keep')
}

const writeNotice = (use: Use, { email, noticeId, isRemoved }: NoticeJob): Email => {
  const reference = referenceOf(noticeId)
  return isRemoved === undefined
    ? noticeReceivedEmail(use.config, email, reference)
    : noticeOutcomeEmail(use.config, email, { reference, isRemoved })
}

/** Whether an email has no recipient: some are enqueued even if the address has no account. */
const hasNoAccount = async (use: Use, { template, email }: EmailJob): Promise<boolean> => {
  if (template !== 'password-guessed') return false
  const account = await findAccountByEmail(use.db, email)
  return !account || account.isBanned || account.isSuspended
}

const isNotice = (template: EmailJob['template']): template is keyof typeof notices =>
  template in notices

/** The email after the use of a recovery code, with the number of codes that are left now. */
const writeRecoveryCodeUsed = async (use: Use, email: string): Promise<Email | undefined> => {
  const account = await findAccountByEmail(use.db, email)
  if (!account) return undefined
  return recoveryCodeUsedEmail(use.config, email, await countRecoveryCodes(use.db, account.id))
}

/** The email about an entry of the record about the team. */
const writeTeamNotice = async (
  use: Use,
  { entryId, email }: TeamNoticeJob,
): Promise<Email | undefined> => {
  const [entry] = await use.db.select().from(auditEntries).where(eq(auditEntries.id, entryId))
  const action = entry && effectOf(entry.action)
  if (!action || !isTeamNotice(action)) return undefined
  const accountOf = async (id: string | null) => {
    const columns = { email: users.email, teamRole: users.teamRole }
    const found = id ? await use.db.select(columns).from(users).where(eq(users.id, id)) : []
    return found[0]
  }
  const account = await accountOf(entry.subjectId)
  // An invitation has no account, only an address.
  const person = account?.email ?? entry.after?.email ?? entry.before?.email
  if (typeof person !== 'string') return undefined
  return teamNoticeEmail(use.config, email, {
    action,
    person,
    isOwn: person === email,
    by: (await accountOf(entry.actorId))?.email,
    before: entry.before?.teamRole ?? account?.teamRole,
    after: entry.after?.teamRole,
  })
}

/** The email of an invitation, with a new token. Undefined if it was used or revoked since. */
const writeTeamInvitation = async (
  use: Use,
  { invitationId, email }: TeamInvitationJob,
): Promise<Email | undefined> => {
  const issued = await issueEmailToken(use.db, invitationId, use.now())
  return issued && teamInvitationEmail(use.config, email, issued)
}

const write = async (use: Use, job: Jobs['email']): Promise<Email | undefined> => {
  if (job.template === 'team-notice') return writeTeamNotice(use, job)
  if (job.template === 'team-invitation') return writeTeamInvitation(use, job)
  if (job.template === 'member-notice') return writeMemberNotice(use, job)
  if (job.template === 'report-outcome') return writeReportOutcome(use, job)
  if (job.template === 'notice') return writeNotice(use, job)
  if (job.template === 'certificate') return certificateEmail(use.config, job.email, job.serial)
  const { template, email } = job
  if (template === 'recovery-code-used') return writeRecoveryCodeUsed(use, email)
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
  async (job: Jobs['email']): Promise<void> => {
    const email = await write(use, job)
    if (email) await use.mailer.send(email)
  }
