import type { Transaction } from '../database/database.ts'

/** A failure that a retry cannot fix: the job is not run again. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}

export interface JobSender<Jobs> {
  /** Adds a job in the transaction of the action that needs it: both are stored, or neither. */
  add<N extends keyof Jobs & string>(tx: Transaction, name: N, job: Jobs[N]): Promise<void>
}

/** How jobs of one name are run. */
export interface JobHandler<Job> {
  /** How many of them run at the same time in this process. */
  readonly concurrency: number
  /**
   * Runs one job; it may run more than once. Errors are logged, so they must not contain
   * addresses.
   */
  readonly perform: (job: Job) => Promise<void>
}

export type JobHandlers<Jobs> = { readonly [N in keyof Jobs & string]: JobHandler<Jobs[N]> }

/** Jobs that survive the process. They are in the database and shared by all processes on it. */
export interface Queue<Jobs> extends JobSender<Jobs> {
  /** Starts to run jobs in this process. */
  work(works: JobHandlers<Jobs>): Promise<void>
  /** Takes no more jobs and waits at most `patience` milliseconds for running ones. */
  stop(patience: number): Promise<void>
}
