import type { FastifyBaseLogger } from 'fastify'
import { v7 } from 'uuid'
import { sweepAppealTokens } from '../appeals/links.ts'
import type { Keys } from '../auth/keys.ts'
import { sweepTokens } from '../auth/oneTimeTokens.ts'
import { sweepSessions } from '../auth/sessions.ts'
import type { Config } from '../config/config.ts'
import { sweepCaseViewers } from '../desk/viewCase.ts'
import { hashDocuments } from '../documents/hashes.ts'
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
import { logVerdict } from '../record/chain/logVerdict.ts'
import type { HeadStore } from '../record/chain/storedHead.ts'
import { eraseOldTexts } from '../record/erasure/eraseTexts.ts'
import { sweepInvitations } from '../team/invitations.ts'
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

/**
 * Returns the hourly job that deletes expired data. The first run and every 24th also delete
 * documents whose time is over, remove orphaned files and verify the audit log.
 */
export const createSweeper = ({
  config,
  database,
  files,
  jobs,
  keys,
  heads,
  log,
}: Swept): (() => Promise<void>) => {
  const { db, pool } = database
  let hours = 0
  return async () => {
    const now = new Date()
    const isDaily = hours % 24 === 0
    hours += 1
    const request = { id: `sweep-${v7()}`, ip: 'local' }
    const ctx = { actor: undefined, now: () => now, request, vault: keys }
    const results = await Promise.allSettled([
      sweepSessions(db, now),
      sweepTokens(db, now),
      sweepAppealTokens(db, now),
      sweepInvitations(db, ctx),
      isDaily && config.recordTextYears > 0 && eraseOldTexts(db, ctx, config.recordTextYears),
      sweepIdempotencyKeys(db, now),
      sweepLimits(pool, now),
      sweepUploads(db, jobs, now),
      sweepOutbox(config.dataDir, now),
      sweepArchives(db, jobs, now),
      sweepParts(config.dataDir, now),
      purgeDeleted(db, jobs, now),
      isDaily && deleteDueDocuments({ db, jobs, config, keys, log }, now),
      sweepCaseViewers(db, now),
      sweepNotices(db, jobs, now),
      config.features.includes('desk') && hashDocuments({ db, files, keys }),
      isDaily && sweepFiles(db, files, now, log),
      isDaily && logVerdict(database, keys, heads, now, log),
    ])
    for (const result of results) {
      if (result.status === 'rejected') log.warn({ err: result.reason }, 'Sweeping failed')
    }
  }
}
