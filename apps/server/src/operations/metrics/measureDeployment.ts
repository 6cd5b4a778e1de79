import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../../config/config.ts'
import { countQueues } from '../../desk/desk.ts'
import type { Connections, OpenDatabase } from '../../platform/database/database.ts'
import type { Replica } from '../../platform/database/replica.ts'
import { readVerdict } from '../../record/chain/storedVerdict.ts'
import { readBackups } from '../backups.ts'
import { readDisk } from '../disk.ts'
import { countJobs } from '../jobs.ts'
import { countUnsealed } from '../unsealed.ts'

interface Measured {
  readonly config: Config
  readonly database: Pick<OpenDatabase, 'pool' | 'reads'> & {
    readonly replica?: Pick<Replica, 'pool' | 'lag'> | undefined
  }
  now(): Date
}

/**
 * Adds the gauges of the deployment to a registry, and returns the function that reads them. Every
 * process shows the same values, except for those of its connections and its disk.
 */
export const measureDeployment = (
  registry: Registry,
  { config, database, now }: Measured,
): (() => Promise<void>) => {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `hearth_${name}`, help, labelNames, registers: [registry] })

  const up = gauge('database_up', 'Whether the database answered, 0 or 1.')
  const connections = gauge('database_connections', 'Connections to the database, by use.', [
    'pool',
    'state',
  ])
  const waits = gauge('database_waiting', 'Statements that wait for a connection.', ['pool'])
  const replicaLag = gauge(
    'replica_lag_seconds',
    'How far READ_DATABASE_URL lags behind; absent while unknown.',
  )
  const jobs = gauge('jobs', 'Jobs by queue; failed ones are deleted within an hour.', [
    'queue',
    'state',
  ])
  const jobAge = gauge('oldest_job_age_seconds', 'Age of the oldest unfinished job.', ['queue'])
  const unsealed = gauge('unsealed_entries', 'Entries of the record without a seal.')
  const unsealedAge = gauge('oldest_unsealed_entry_age_seconds', 'Age of the oldest of them.')
  const verified = gauge(
    'record_verified_age_seconds',
    'Age of the last nightly verification of the record; absent before it.',
  )
  const intact = gauge('record_intact', 'Whether it found the record intact, 0 or 1.')
  const desk = gauge('desk_waiting', 'Cases that wait for a decision.', ['queue'])
  const deskAge = gauge('desk_oldest_age_seconds', 'Age of the oldest case.', ['queue'])
  const backupAge = gauge('backup_age_seconds', 'Age of the last backup; absent before it.')
  const drillAge = gauge('drill_age_seconds', 'Age of the last drill; absent before it.')
  const drillPassed = gauge('drill_passed', 'Whether it could restore its backup, 0 or 1.')
  const diskSize = gauge('disk_size_bytes', 'Size of the disk of DATA_DIR.')
  const diskFree = gauge('disk_free_bytes', 'Free room on the disk of DATA_DIR.')

  /** Seconds since a time. 0 for null: an alert about an age then ends. */
  const ageOf = (since: Date | null): number =>
    since ? Math.max(0, (now().getTime() - since.getTime()) / 1000) : 0

  const readPool = (name: string, { pool }: Pick<Connections, 'pool'>): void => {
    connections.set({ pool: name, state: 'idle' }, pool.idleCount)
    connections.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount)
    waits.set({ pool: name }, pool.waitingCount)
  }

  const readDatabase = async ({ db }: Connections): Promise<void> => {
    for (const { queue, oldest, ...counts } of await countJobs(db)) {
      for (const [state, amount] of Object.entries(counts)) jobs.set({ queue, state }, amount)
      jobAge.set({ queue }, ageOf(oldest))
    }
    const { entries, oldest } = await countUnsealed(db)
    unsealed.set(entries)
    unsealedAge.set(ageOf(oldest))
    const { verifiedAt, isIntact } = await readVerdict(db)
    if (verifiedAt) verified.set(ageOf(verifiedAt))
    else verified.remove()
    if (isIntact === null) intact.remove()
    else intact.set(isIntact ? 1 : 0)
    const { backup, drill, hasPassed } = await readBackups(db)
    if (backup) backupAge.set(ageOf(backup))
    else backupAge.remove()
    if (drill) drillAge.set(ageOf(drill))
    else drillAge.remove()
    if (hasPassed === null) drillPassed.remove()
    else drillPassed.set(hasPassed ? 1 : 0)
    for (const [queue, cases] of Object.entries(await countQueues(db, config))) {
      desk.set({ queue }, cases.waiting)
      deskAge.set({ queue }, ageOf(cases.oldest))
    }
  }

  const withoutLabels = [unsealed, unsealedAge, verified, intact, backupAge, drillAge, drillPassed]

  /** Removes old values while the database is down: they would look like measurements. */
  const forget = (): void => {
    for (const one of [jobs, jobAge, desk, deskAge]) one.reset()
    // `reset` would set a gauge without labels to 0.
    for (const one of withoutLabels) one.remove()
  }

  return async () => {
    readPool('changes', database)
    // The embedded database has one connection for changes and reads.
    if (database.reads.pool !== database.pool) readPool('reads', database.reads)
    if (database.replica) {
      readPool('replica', database.replica)
      const lag = database.replica.lag()
      if (lag === undefined) replicaLag.remove()
      else replicaLag.set(lag / 1000)
    }
    const disk = await readDisk(config.dataDir)
    if (disk) {
      diskSize.set(disk.size)
      diskFree.set(disk.free)
    }
    await readDatabase(database.reads).then(
      () => up.set(1),
      () => {
        up.set(0)
        forget()
      },
    )
  }
}
