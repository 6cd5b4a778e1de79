import type { TokenKind } from '../platform/database/schema/values.ts'
import type { JobSender } from '../platform/jobs/queue.ts'

/** Emails about changes to an account (ASVS 6.3.7). */
export type Notice =
  | 'password-changed'
  | 'second-factor-set'
  | 'second-factor-reset'
  | 'late-sign-in'
  | 'password-guessed'
  | 'password-known'
  | 'password-void'
  | 'account-deleted'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'ban-ended'

/** An email to render and send. It contains no secret, because the job creates the token. */
export interface EmailJob {
  /** A kind of token, which is sent only if the address has an account, or a notice. */
  readonly template: TokenKind | Notice
  readonly email: string
  /** The request that added the job, for the audit log. */
  readonly request: { readonly id: string; readonly ip: string }
}

/** An email to a member about an action. The reason is only in the entry, not in the job. */
export interface MemberNoticeJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'member-notice'
  /** The entry of the record. */
  readonly entryId: string
}

/** An email to a member who reported a post, about the outcome. */
export interface ReportOutcomeJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'report-outcome'
  /** The entry of the record. */
  readonly entryId: string
}

/** An email to somebody who sent a notice: that it arrived, or its outcome. */
export interface NoticeJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'notice'
  readonly noticeId: string
  /** The outcome; undefined for the email that the notice arrived. */
  readonly isRemoved?: boolean
}

/** The email with the answer to an appeal. */
export interface AppealOutcomeJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'appeal-outcome'
  readonly appealId: string
}

/** An email with new links to the decisions about a person, if there are any. */
interface AppealLinksJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'appeal-links'
}

/** An email about a change in the team, to the person and to the owners. */
export interface TeamNoticeJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'team-notice'
  /** The entry of the record. */
  readonly entryId: string
}

/** The email with the link of an invitation to the team. */
export interface TeamInvitationJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'team-invitation'
  readonly invitationId: string
}

/** A notification for up to 500 devices. A retry sends it only to the devices that were not reached. */
export interface PushJob {
  /** The same in each attempt: a device then replaces a notification that arrives twice. */
  readonly id: string
  readonly deviceIds: readonly string[]
  readonly title: string
  readonly body: string
}

/** The email that a certificate is ready. */
interface CertificateEmailJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'certificate'
  readonly serial: string
}

/** A certificate to make after an approval. */
export interface CertificateJob extends Pick<EmailJob, 'request'> {
  readonly userId: string
  /** The time of the approval, in ISO 8601. Undoing the approval takes it from the member. */
  readonly approvedAt: string
}

/** The email with the link to a copy of the member's data. */
export interface OwnDataEmailJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'own-data'
  readonly archiveId: string
}

/** A copy of a member's data to make. */
export interface OwnDataJob extends Pick<EmailJob, 'request'> {
  readonly archiveId: string
}

/** Files without a record. */
export interface RemoveFilesJob {
  readonly keys: readonly string[]
}

/** A member whose passport has to be hashed. */
interface HashDocumentJob {
  readonly userId: string
}

/** The members whose passports the job hashes. */
interface HashDocumentsJob {
  readonly userIds: readonly string[]
}

/** A ban to lift at its end. */
export interface LiftBanJob {
  readonly userId: string
  /** The end, in ISO 8601. The job leaves a ban with another end as it is. */
  readonly bannedUntil: string
}

/** The jobs and their data. */
export interface Jobs {
  readonly email:
    | EmailJob
    | MemberNoticeJob
    | ReportOutcomeJob
    | NoticeJob
    | AppealOutcomeJob
    | AppealLinksJob
    | TeamNoticeJob
    | TeamInvitationJob
    | CertificateEmailJob
    | OwnDataEmailJob
  readonly push: PushJob
  readonly removeFiles: RemoveFilesJob
  readonly hashDocument: HashDocumentJob
  readonly hashDocuments: HashDocumentsJob
  readonly certificate: CertificateJob
  readonly liftBan: LiftBanJob
  readonly ownData: OwnDataJob
}

export const jobNames = [
  'email',
  'push',
  'removeFiles',
  'hashDocument',
  'hashDocuments',
  'certificate',
  'liftBan',
  'ownData',
] as const satisfies readonly (keyof Jobs)[]

/** The queue for handlers. `jobHandlers.ts` runs the jobs. */
export type JobQueue = JobSender<Jobs>
