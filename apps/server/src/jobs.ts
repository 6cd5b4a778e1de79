import type { TokenKind } from './platform/database/values.ts'
import type { JobSender } from './platform/jobs/queue.ts'

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

/** An email to render and send. It holds no secret: tokens are created when the email leaves. */
export interface EmailJob {
  /** A kind of token (the email brings one if the address has an account), or a notice. */
  readonly template: TokenKind | Notice
  readonly email: string
  /** The request that caused it, for the audit log. */
  readonly request: { readonly id: string; readonly ip: string }
}

/** An email that tells a member what was done. The reason stays in the entry until it leaves. */
export interface MemberNoticeJob extends Pick<EmailJob, 'email' | 'request'> {
  readonly template: 'member-notice'
  /** The entry of the record. */
  readonly entryId: string
}

/**
 * A notification for one device. Each device gets its own job, so that a retry reaches nobody
 * twice.
 */
export interface PushJob {
  readonly deviceId: string
  readonly title: string
  readonly body: string
}

/** Files without a record. */
export interface RemoveFilesJob {
  readonly keys: readonly string[]
}

/** Work for later, by any process that is free: the jobs and their data. */
export interface Jobs {
  readonly email: EmailJob | MemberNoticeJob
  readonly push: PushJob
  readonly removeFiles: RemoveFilesJob
}

export const jobNames = ['email', 'push', 'removeFiles'] as const satisfies readonly (keyof Jobs)[]

/** The queue as handlers see it; `jobHandlers.ts` carries the jobs out. */
export type JobQueue = JobSender<Jobs>
