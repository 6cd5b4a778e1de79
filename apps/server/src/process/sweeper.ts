import type { FastifyBaseLogger } from 'fastify'
import { v7 } from 'uuid'
import { sweepAppealTokens } from '../appeals/links.ts'
import type { Keys } from '../auth/keys.ts'
import { sweepTokens } from '../auth/oneTimeTokens.ts'
import { sweepSessions } from '../auth/sessions.ts'
import type { Config } from '../config/config.ts'
import { sweepCaseViewers } from '../desk/viewCase.ts'
import { queueHashes } from '../documents/hashes.ts'
import { deleteDueDocuments } from '../documents/stored/retention.ts'
import { sweepUploads } from '../files/uploads.ts'
import { sweepIdempotencyKeys } from '../idempotency/idempotency.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import { sweepLimits } from '../limits/limiter.ts'
import { sweepNotices } from '../notices/sweep.ts'
import { sweepArchives } from '../ownData/archive/archives.ts'
import { sweepParts } from '../ownData/archive/parts.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { sweepOutbox } from '../platform/outbox.ts'
import { createProgressStore } from '../record/chain/progress.ts'
import type { HeadStore } from '../record/chain/storedHead.ts'
import { storeVerdict } from '../record/chain/storedVerdict.ts'
import { verifyInSlices } from '../record/chain/verifyInSlices.ts'
import { endViews } from '../record/erasure/endViews.ts'
import { eraseOldTexts } from '../record/erasure/eraseTexts.ts'
import { sweepInvitations } from '../team/invitations.ts'
import type { ClockTask } from './clock.ts'
import { mergeCounts } from './mergeCounts.ts'
import { drillNightly } from './nightlyDrill.ts'
import { purgeDeleted } from './purgeDeleted.ts'
import { sweepFiles } from './sweepFiles.ts'

interface Swept {
  readonly config: Config
  readonly database: OpenDatabase
  readonly files: FileStore
  readonly jobs: JobQueue
  readonly keys: Keys
  readonly heads: HeadStore
  readonly log: FastifyBaseLogger
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The recurring tasks: expired data is deleted each hour. Each day, documents whose time is over and
 * orphaned files are deleted, old texts are erased, the audit log is verified, and a restore is tried.
 */
export const createSweeps = ({
  config,
  database,
  files,
  jobs,
  keys,
  heads,
  log,
}: Swept): readonly ClockTask[] => {
  const { db, pool } = database
  const progress = createProgressStore(config.dataDir)
  const ctx = () => {
    const request = { id: `sweep-${v7()}`, ip: 'local' }
    return { actor: undefined, now: () => new Date(), request, vault: keys }
  }
  return [
    { name: 'merge', every: minute, run: () => mergeCounts(database, config) },
    { name: 'sessions', every: hour, run: (now) => sweepSessions(db, now) },
    { name: 'tokens', every: hour, run: (now) => sweepTokens(db, now) },
    { name: 'appealTokens', every: hour, run: (now) => sweepAppealTokens(db, now) },
    { name: 'invitations', every: hour, run: () => sweepInvitations(db, ctx()) },
    { name: 'idempotencyKeys', every: hour, run: (now) => sweepIdempotencyKeys(db, now) },
    { name: 'limits', every: hour, run: (now) => sweepLimits(pool, now) },
    { name: 'uploads', every: hour, run: (now) => sweepUploads(db, jobs, now) },
    { name: 'archives', every: hour, run: (now) => sweepArchives(db, jobs, now) },
    { name: 'trash', every: hour, run: (now) => purgeDeleted(db, jobs, now) },
    { name: 'caseViewers', every: hour, run: (now) => sweepCaseViewers(db, now) },
    { name: 'notices', every: hour, run: (now) => sweepNotices(db, jobs, now) },
    ...(config.features.includes('desk')
      ? [
          {
            name: 'documentHashes',
            every: hour,
            run: () => queueHashes({ db, jobs, keys }, config.documentHashesPerHour),
          },
        ]
      : []),
    ...(config.recordTextYears > 0
      ? [
          {
            name: 'recordTexts',
            every: day,
            run: () => eraseOldTexts(db, ctx(), config.recordTextYears),
          },
        ]
      : []),
    { name: 'views', every: day, run: (now) => endViews(db, now) },
    {
      name: 'documents',
      every: day,
      run: (now) => deleteDueDocuments({ db, jobs, config, keys, log }, now),
    },
    { name: 'files', every: day, run: (now) => sweepFiles(db, files, now, log) },
    {
      name: 'record',
      every: day,
      run: async (now) => {
        const use = { database, keys, heads, progress, log }
        await storeVerdict(db, await verifyInSlices(use, now), now)
      },
    },
    ...(config.drill ? [{ name: 'drill', every: day, run: () => drillNightly(log) }] : []),
  ]
}

/**
 * Deletes old files of the data folder. Every process runs this each hour, because each has its own
 * folder.
 */
export const sweepFolder = async ({ dataDir }: Config, log: FastifyBaseLogger): Promise<void> => {
  const now = new Date()
  const results = await Promise.allSettled([sweepOutbox(dataDir, now), sweepParts(dataDir, now)])
  for (const result of results) {
    if (result.status === 'rejected') log.warn({ err: result.reason }, 'Sweeping failed')
  }
}
