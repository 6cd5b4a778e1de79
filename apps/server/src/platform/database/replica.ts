import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Connections } from './database.ts'
import { isUnavailable } from './failure.ts'

/**
 * The most milliseconds that a replica that answers reads lags behind. A session reads from the primary for
 * as long after a change, so it always reads its own changes.
 */
export const longestLag = 5_000

/** Milliseconds between two measurements. */
const pause = 1_000

/** More measurements than this are not remembered: a replica that far behind answers no reads. */
const capacity = 60

/** A copy of the database that follows it, for reads. */
export interface Replica extends Connections {
  /** Milliseconds that it lags behind at most; undefined while this is unknown. */
  lag(): number | undefined
  /** Whether it lags at most `longestLag` behind. */
  isFresh(): boolean
  /** Answers no reads until the next measurement, for example after a lost connection. */
  distrust(): void
  close(): Promise<void>
}

/** A position in the write-ahead log of the primary, and when the primary had reached it. */
interface Position {
  readonly lsn: string
  readonly at: number
}

/** The same for a primary and its replicas. */
const systemId = '(select system_identifier::text from pg_control_system())'

const readPrimary = async (primary: Pool): Promise<{ position: Position; id: string }> => {
  const at = performance.now()
  const { rows } = await primary.query(`select pg_current_wal_lsn() as lsn, ${systemId} as id`)
  const [{ lsn, id }] = rows
  return { position: { lsn, at }, id }
}

/**
 * The number of positions, oldest first, that the replica has reached.
 * @throws Error when the server is the replica of another primary, or none
 */
const countReached = async (
  replica: Pool,
  primaryId: string,
  positions: readonly Position[],
): Promise<number> => {
  const { rows } = await replica.query(
    `select ${systemId} as id, pg_is_in_recovery() as follows,
      (select count(*)::int from unnest($1::pg_lsn[]) position
        where position <= pg_last_wal_replay_lsn()) as reached`,
    [positions.map(({ lsn }) => lsn)],
  )
  const [{ id, follows, reached }] = rows
  if (id !== primaryId) throw new Error('It is a replica of another database')
  if (!follows) throw new Error('It is not a replica')
  return reached
}

/**
 * Measures every second how far a replica lags behind: it compares positions in the write-ahead log, so it
 * needs no clock, and notices a replica that has lost its primary.
 */
export const followReplica = (
  primary: Pool,
  connections: Connections,
  log: FastifyBaseLogger,
): Replica => {
  const positions: Position[] = []
  let reachedAt: number | undefined
  let wasFresh: boolean | undefined
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void>
  let isClosed = false

  const lag = () => (reachedAt === undefined ? undefined : performance.now() - reachedAt)
  const isFresh = () => (lag() ?? Number.POSITIVE_INFINITY) <= longestLag

  const report = (problem: string): void => {
    if (isFresh() === wasFresh) return
    wasFresh = isFresh()
    if (wasFresh) log.info('The replica answers reads')
    else log.warn(`${problem}: the primary answers all reads until the replica has caught up`)
  }

  const measure = async (): Promise<void> => {
    try {
      const { position, id } = await readPrimary(primary)
      if (positions.length < capacity) positions.push(position)
      const reached = await countReached(connections.pool, id, positions)
      const [newest] = positions.splice(0, reached).slice(-1)
      if (newest) reachedAt = newest.at
      report(`The replica lags more than ${longestLag / 1000} seconds behind`)
    } catch (error) {
      reachedAt = undefined
      const reason = error instanceof Error ? error.message : 'unknown'
      report(`The replica cannot be used (${isUnavailable(error) ? 'no connection' : reason})`)
    }
    if (!isClosed) timer = setTimeout(start, pause)
  }
  const start = (): void => {
    running = measure()
  }
  start()

  return {
    ...connections,
    lag,
    isFresh,
    distrust: () => {
      reachedAt = undefined
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
      await connections.pool.end()
    },
  }
}
