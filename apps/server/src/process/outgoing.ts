import type { FastifyBaseLogger } from 'fastify'
import type { Keys } from '../auth/keys.ts'
import type { Config } from '../config/config.ts'
import { type JobQueue, type Jobs, jobNames } from '../kernel/jobs.ts'
import type { Observer } from '../kernel/observer.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { openQueue, type pace } from '../platform/jobs/openQueue.ts'
import { countedMailer } from '../platform/mail/countedMailer.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { openMail } from '../platform/mail/openMail.ts'
import { tracedMailer } from '../platform/mail/tracedMailer.ts'
import { openPush } from '../platform/push/openPush.ts'
import type { Pusher } from '../platform/push/pusher.ts'
import type { StepTracing } from '../platform/tracing/tracing.ts'
import { createJobHandlers } from './jobHandlers.ts'
import { subjects } from './resources.ts'

export interface OutgoingOptions {
  readonly config: Config
  readonly database: OpenDatabase
  readonly files: FileStore
  readonly log: FastifyBaseLogger
  /** The clock. @default the system's */
  readonly now?: () => Date
  readonly timing?: typeof pace
  /** Replaces the configured mailer, for tests. */
  readonly mailer?: Mailer
  readonly pusher?: Pusher
  /** @default emails are not counted */
  readonly observer?: Observer | undefined
  /** @default jobs and emails are not traced */
  readonly tracing?: StepTracing | undefined
}

/** Work in the background: emails, notifications, certificates, and removing files. */
export interface Outgoing {
  readonly jobs: JobQueue
  /** Starts sending in this process. */
  send(keys: Keys): Promise<void>
  /** Waits at most `patience` milliseconds for running jobs. The others stay in the queue. */
  stop(patience: number): Promise<void>
}

export const openOutgoing = async (options: OutgoingOptions): Promise<Outgoing> => {
  const { config, database, files, log, timing, observer, tracing } = options
  const queue = await openQueue<Jobs>(database, jobNames, log, {
    timing,
    tracing,
    supervises: config.roles.includes('jobs'),
  })
  const opened = options.mailer ?? openMail(config, log)
  const counted = observer ? countedMailer(opened, observer.countLetter) : opened
  const mailer = tracing ? tracedMailer(counted, tracing) : counted
  const pusher = options.pusher ?? openPush(config, log)
  const now = options.now ?? (() => new Date())
  return {
    jobs: queue,
    send: (keys) =>
      queue.work(
        createJobHandlers({
          db: database.db,
          config,
          keys,
          files,
          jobs: queue,
          mailer,
          pusher,
          subjects,
          now,
        }),
      ),
    stop: async (patience) => {
      await queue.stop(patience)
      mailer.close()
    },
  }
}
