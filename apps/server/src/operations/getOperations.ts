import { sql } from 'drizzle-orm'
import type { Handler } from '../kernel/operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { readVerdict } from '../record/chain/storedVerdict.ts'
import { readBackups } from './backups.ts'
import { readDisk } from './disk.ts'
import { countJobs } from './jobs.ts'
import { readProcesses } from './processes.ts'
import { countUnsealed } from './unsealed.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const readDatabase = async (db: Executor, isEmbedded: boolean): Promise<string> => {
  const { rows } = await db.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  )
  // Distributions add their names: '17.2 (Debian 17.2-1)'.
  const [number = ''] = rows[0]?.version.split(' ') ?? []
  return `${isEmbedded ? 'PGlite' : 'PostgreSQL'} ${number}`
}

/** The state of the deployment. The panel compares the times with `measuredAt` of the answer. */
export const getOperations: Handler<'getOperations'> = async (_call, { db, config, now }) => {
  const measuredAt = now()
  const [database, processes, queues, record, verdict, backups, disk] = await Promise.all([
    readDatabase(db, config.databaseUrl === undefined),
    readProcesses(db),
    countJobs(db),
    countUnsealed(db),
    readVerdict(db),
    readBackups(db),
    readDisk(config.dataDir),
  ])
  return {
    data: {
      measuredAt: measuredAt.toISOString(),
      database,
      processes: processes.map(({ startedAt, seenAt, ...one }) => ({
        ...one,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
      queues: queues.map(({ queue, oldest, ...counts }) => ({
        ...counts,
        name: queue,
        oldest: iso(oldest),
      })),
      record: {
        unsealed: record.entries,
        oldestUnsealed: iso(record.oldest),
        verifiedAt: iso(verdict.verifiedAt),
        isIntact: verdict.isIntact,
      },
      backup: { lastAt: iso(backups.backup) },
      drill: { lastAt: iso(backups.drill), hasPassed: backups.hasPassed },
      disk: disk ?? null,
    },
  }
}
