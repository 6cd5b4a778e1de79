import { eq } from 'drizzle-orm'
import {
  banEndOf,
  isLifted,
  readDecision,
  readMember,
  readRule,
  toDecision,
} from '../appeals/appealed.ts'
import { appealUntil, issueAppealToken, linkOf } from '../appeals/links.ts'
import { describeLost, readLost } from '../appeals/lost.ts'
import { issueLinks } from '../appeals/sendLinks.ts'
import { findAccountByEmail, lockAccountByEmail } from '../auth/accounts.ts'
import { issueToken } from '../auth/oneTimeTokens.ts'
import { countRecoveryCodes } from '../auth/recoveryCodes.ts'
import type { Config } from '../config/config.ts'
import { audit } from '../kernel/audit.ts'
import { effectOf } from '../kernel/auditActions.ts'
import { type AuditRow, openTexts, type TextVault } from '../kernel/entryTexts.ts'
import type {
  AppealOutcomeJob,
  EmailJob,
  Jobs,
  MemberNoticeJob,
  Notice,
  NoticeJob,
  OwnDataEmailJob,
  ReportOutcomeJob,
  TeamInvitationJob,
  TeamNoticeJob,
} from '../kernel/jobs.ts'
import type { Subjects } from '../kernel/subject.ts'
import { referenceOf } from '../notices/reference.ts'
import { issueArchiveToken } from '../ownData/archive/archives.ts'
import type { Database } from '../platform/database/database.ts'
import type { TokenKind } from '../platform/database/schema/values.ts'
import { appeals, auditEntries, users } from '../platform/database/schema.ts'
import type { Email, Mailer } from '../platform/mail/mailer.ts'
import { noticeFor } from '../record/memberNotice.ts'
import { issueEmailToken } from '../team/invitations.ts'
import {
  accountDeletedEmail,
  banEndedEmail,
  certificateEmail,
  dataKeyEmail,
  lateSignInEmail,
  noDataKeyEmail,
  noSecurityKeyEmail,
  ownDataEmail,
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
import { appealLinksEmail, appealOutcomeEmail, memberNoticeEmail } from './letter.ts'
import { noticeOutcomeEmail, noticeReceivedEmail } from './noticeEmails.ts'
import { isTeamNotice, teamInvitationEmail, teamNoticeEmail } from './teamEmails.ts'

interface Use {
  readonly db: Database
  readonly config: Config
  readonly mailer: Mailer
  readonly subjects: Subjects
  readonly keys: TextVault
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
  'data-key': dataKeyEmail,
} as const

/** Creates the token and its email. Undefined if the address has no account. */
const writeToken = (use: Use, kind: TokenKind, job: EmailJob): Promise<Email | undefined> =>
  use.db.transaction(async (tx) => {
    const account = await lockAccountByEmail(tx, job.email)
    const mayNotEnter = account?.isBanned || account?.suspendedAt
    if (!account || (kind === 'reset' && mayNotEnter)) return undefined
    const ctx = { actor: undefined, now: use.now, request: job.request, vault: use.keys }
    await audit(tx, ctx, { action: `email.send-${kind}`, subject: account.id })
    if (account.role === 'admin') {
      if (kind === 'delete-key') return noSecurityKeyEmail(use.config, account.email)
      if (kind === 'data-key') return noDataKeyEmail(use.config, account.email)
    }
    const token = await issueToken(tx, kind, account, use.now())
    return writers[kind](use.config, account.email, token)
  })

const readEntry = async ({ db, keys }: Use, id: string): Promise<AuditRow | undefined> => {
  const found = await db.select().from(auditEntries).where(eq(auditEntries.id, id))
  const [entry] = await openTexts(db, keys, found)
  return entry
}

/** The email about an entry of the record. Undefined if its texts were erased since. */
const writeMemberNotice = async (
  use: Use,
  { entryId, email }: MemberNoticeJob,
): Promise<Email | undefined> => {
  const entry = await readEntry(use, entryId)
  const action = entry && noticeFor(entry.action)
  if (!action || entry.isErased) return undefined
  const title = action === 'deletePost' ? String(entry.before?.title) : undefined
  const content = { action, title, reason: entry.reason, bannedUntil: banEndOf({ row: entry }) }
  return memberNoticeEmail(use.config, email, { ...content, ...(await writeStatement(use, entry)) })
}

/** What makes the email about a decision a statement of reasons: the rule, and the link of an appeal. */
const writeStatement = async (use: Use, entry: AuditRow) => {
  const decision = toDecision(entry)
  if (!decision || !use.config.features.includes('redress')) return {}
  const token = await issueAppealToken(use.db, entry, use.config)
  const appeal = { link: linkOf(use.config, token), until: appealUntil(entry, use.config) }
  return { rule: await readRule(use.db, use, decision.action, entry.reason), appeal }
}

/** The email with the answer to an appeal. Undefined if the account was deleted meanwhile. */
const writeAppealOutcome = async (
  use: Use,
  { appealId, email }: AppealOutcomeJob,
): Promise<Email | undefined> => {
  const [appeal] = await use.db.select().from(appeals).where(eq(appeals.id, appealId))
  const decision = appeal && (await readDecision(use.db, use.keys, appeal.entryId))
  const member = decision && (await readMember(use.db, decision))
  if (!member) return undefined
  const isOverturned = appeal.outcome === 'overturned'
  return appealOutcomeEmail(use.config, email, {
    isOverturned,
    isLifted: !isOverturned && (await isLifted(use.db, use, decision)),
    answer: appeal.answer,
    lost: isOverturned ? describeLost(await readLost(use.db, use, decision, member)) : [],
  })
}

/** The email with new links. Undefined if there is no decision to appeal against. */
const writeAppealLinks = async (use: Use, email: string): Promise<Email | undefined> => {
  const links = await issueLinks(use, email)
  if (links.length === 0) return undefined
  return appealLinksEmail(
    use.config,
    email,
    links.map(({ decision: { action, row }, token }) => ({
      action,
      at: row.at,
      link: linkOf(use.config, token),
    })),
  )
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
  const entry = await readEntry(use, entryId)
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

/** The email with the link to a copy of the member's data. Undefined if the copy is gone. */
const writeOwnData = async (
  use: Use,
  { archiveId, email }: OwnDataEmailJob,
): Promise<Email | undefined> => {
  const issued = await issueArchiveToken(use.db, archiveId, use.now())
  return issued && ownDataEmail(use.config, email, issued)
}

const write = async (use: Use, job: Jobs['email']): Promise<Email | undefined> => {
  if (job.template === 'team-notice') return writeTeamNotice(use, job)
  if (job.template === 'team-invitation') return writeTeamInvitation(use, job)
  if (job.template === 'member-notice') return writeMemberNotice(use, job)
  if (job.template === 'report-outcome') return writeReportOutcome(use, job)
  if (job.template === 'notice') return writeNotice(use, job)
  if (job.template === 'appeal-outcome') return writeAppealOutcome(use, job)
  if (job.template === 'appeal-links') return writeAppealLinks(use, job.email)
  if (job.template === 'certificate') return certificateEmail(use.config, job.email, job.serial)
  if (job.template === 'own-data') return writeOwnData(use, job)
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
