import { deliverEmail, type EmailJob } from './emails/deliver.ts'
import { type RemoveFilesJob, removeFiles } from './files/removeFiles.ts'
import { deliverPush, type PushJob } from './notifications/deliver.ts'
import type { JobHandlers, JobSender } from './platform/jobs/queue.ts'

/** What is done later, by whichever process is free: the jobs and what each is told. */
export interface Jobs {
  readonly email: EmailJob
  readonly push: PushJob
  readonly removeFiles: RemoveFilesJob
}

export const jobNames = ['email', 'push', 'removeFiles'] as const satisfies readonly (keyof Jobs)[]

/** The queue as handlers see it. */
export type JobQueue = JobSender<Jobs>

/** How each job is done. */
export const createJobHandlers = (
  use: Parameters<typeof deliverEmail>[0] &
    Parameters<typeof deliverPush>[0] &
    Parameters<typeof removeFiles>[0],
): JobHandlers<Jobs> => ({
  email: { concurrency: 2, perform: deliverEmail(use) },
  push: { concurrency: 2, perform: deliverPush(use) },
  removeFiles: { concurrency: 1, perform: removeFiles(use) },
})
