import type { Transaction } from '../database/database.ts'

/** A failure that another try would not mend: the job is not done again. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}

/** Puts jobs into the queue. */
export interface JobSender<Jobs> {
  /** Adds a job in the transaction of the action that asks for it: there are both or neither. */
  add<N extends keyof Jobs & string>(tx: Transaction, name: N, job: Jobs[N]): Promise<void>
}

/** How the jobs of one name are done. */
export interface JobHandler<Job> {
  /** How many are done at once in this process. */
  readonly concurrency: number
  /** Does one job; may be called again for the same one. What it throws is logged: no addresses. */
  readonly perform: (job: Job) => Promise<void>
}

export type JobHandlers<Jobs> = { readonly [N in keyof Jobs & string]: JobHandler<Jobs[N]> }

/** Jobs that survive the process, in the database, shared by all processes on it. */
export interface Queue<Jobs> extends JobSender<Jobs> {
  /** Starts to do jobs in this process. */
  work(works: JobHandlers<Jobs>): Promise<void>
  /** Takes no more jobs and waits for those at work, for `patience` milliseconds at most. */
  stop(patience: number): Promise<void>
}
