import { type RemoveFilesJob, removeFiles } from './files/removeFiles.ts'
import { deliverLetter, type LetterJob } from './letters/deliver.ts'
import { deliverPush, type PushJob } from './notifications/deliver.ts'
import type { Later, Works } from './platform/jobs/queue.ts'

/** What is done later, by whichever process is free: the jobs and what each is told. */
export interface Jobs {
  readonly letter: LetterJob
  readonly push: PushJob
  readonly removeFiles: RemoveFilesJob
}

export const jobNames = ['letter', 'push', 'removeFiles'] as const satisfies readonly (keyof Jobs)[]

/** The queue as handlers see it. */
export type JobQueue = Later<Jobs>

/** How each job is done. */
export const createWorks = (
  use: Parameters<typeof deliverLetter>[0] &
    Parameters<typeof deliverPush>[0] &
    Parameters<typeof removeFiles>[0],
): Works<Jobs> => ({
  letter: { lanes: 2, perform: deliverLetter(use) },
  push: { lanes: 2, perform: deliverPush(use) },
  removeFiles: { lanes: 1, perform: removeFiles(use) },
})
