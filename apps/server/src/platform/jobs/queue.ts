import type { Transaction } from '../database/database.ts'

/** A failure that a retry cannot fix, so the job is not run again. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}

export interface JobSender<Jobs> {
  /**
   * Adds a job in the transaction of its action, so that both are stored or neither.
   * @param start the time of the first attempt by the clock of the database, or seconds until then
   *   @default now
   */
  add<N extends keyof Jobs & string>(
    tx: Transaction,
    name: N,
    job: Jobs[N],
    start?: Date | number,
  ): Promise<void>
  /** The number of jobs of a name that wait for a process or a retry. */
  countWaiting(name: keyof Jobs & string): Promise<number>
}

/** Runs the jobs of one name. */
export interface JobHandler<Job> {
  /** The most jobs that run at the same time in this process. */
  readonly concurrency: number
  /**
   * Runs one job, possibly more than once. Errors are logged, so they must not contain addresses.
   */
  readonly perform: (job: Job) => Promise<void>
}

export type JobHandlers<Jobs> = { readonly [N in keyof Jobs & string]: JobHandler<Jobs[N]> }

/** Jobs in the database, shared by all its processes. They survive the process. */
export interface Queue<Jobs> extends JobSender<Jobs> {
  /** Starts to run jobs in this process. */
  work(works: JobHandlers<Jobs>): Promise<void>
  /** Starts no more jobs, and waits at most `patience` milliseconds for running jobs. */
  stop(patience: number): Promise<void>
}
