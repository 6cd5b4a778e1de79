import { ApiError } from '@hearth/api/error'
import { recordEntryOf } from '@hearth/api/recordEntry'
import { serverNow } from '@hearth/api/serverTime'
import type { BulkRow, BulkState } from '@hearth/ui/patterns/BulkDialog'
import { refusalOf } from '../errors/refusal'

/** How long to wait after a 429 that does not say how long, in milliseconds. */
const DEFAULT_WAIT = 5_000

/** A row with the id of the entry of its change, where the answer named one. */
export interface ChangedRow extends BulkRow {
  entryId?: string | undefined
}

/** A change of many records: one call for each. */
export interface BulkCalls {
  /** Makes the change of one record; rejects when the call fails. */
  send: (id: string) => Promise<unknown>
  /**
   * Reads a record, to find out whether its change was made. Only called after a lost or empty
   * answer; rejects if the read fails.
   */
  isDone: (id: string) => Promise<boolean>
  /** The message for a refusal. */
  messageOf: (error: unknown) => string
  /** The conflict behind a refusal; undefined if there is none, or none is known. */
  conflictOf: (error: unknown, id: string) => Promise<Pick<BulkRow, 'message' | 'href'> | undefined>
}

/** The outcome of a row. */
type Change = Pick<ChangedRow, 'status' | 'message' | 'href' | 'entryId'>

interface RunOptions {
  /** Stops after the current call. */
  signal: AbortSignal
  /** Called with every change of the rows or the state. */
  report: (rows: readonly ChangedRow[], state: BulkState) => void
  /** Resolves at a time, or as soon as the signal is aborted. */
  waitUntil: (time: Date, signal: AbortSignal) => Promise<void>
}

/**
 * Makes the calls of the rows that are not settled, one by one, until all are or something stops
 * the run. No call is repeated unless it is known that nothing was done: after a lost answer the
 * record is read first, now or when the run is resumed. A record that somebody else has decided
 * or removed (404, or 409 without the code of a refusal) is settled too.
 */
export async function runBulk(
  given: readonly ChangedRow[],
  { send, isDone, messageOf, conflictOf }: BulkCalls,
  { signal, report, waitUntil }: RunOptions,
): Promise<void> {
  let rows = given
  let state: BulkState = { status: 'running' }
  const update = () => report(rows, state)
  const settle = (id: string, change: Change) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row))
    update()
  }
  const pause = (reason: Extract<BulkState, { status: 'paused' }>['reason']) => {
    state = { status: 'paused', reason }
    update()
  }

  /**
   * Settles a row whose answer is lost. Returns false if its record cannot be read now.
   * @param notDone what the row becomes when nothing was done
   */
  const resolve = async (id: string, notDone: Change): Promise<boolean> => {
    settle(id, { status: 'unknown' })
    try {
      settle(id, (await isDone(id)) ? { status: 'done' } : notDone)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        settle(id, { status: 'elsewhere', message: messageOf(error) })
        return true
      }
      pause(refusalOf(error) ? 'session' : 'network')
      return false
    }
  }

  update()
  for (const { id, status } of given) {
    // A row that was being sent when the session ended counts as one without an answer.
    const isUnknown = status === 'unknown' || status === 'sending'
    if (isUnknown && !(await resolve(id, { status: 'waiting' }))) return
    while (rows.find((row) => row.id === id)?.status === 'waiting') {
      if (signal.aborted) return pause('stopped')
      settle(id, { status: 'sending' })
      try {
        settle(id, { status: 'done', entryId: recordEntryOf(await send(id)) })
      } catch (error) {
        const { kind, status: code = 0, retryAt } = error instanceof ApiError ? error : {}
        if (refusalOf(error)) {
          settle(id, { status: 'waiting' })
          return pause('session')
        }
        if (kind !== 'http' || code >= 500) {
          const message = messageOf(error)
          if (!(await resolve(id, { status: 'failed', message }))) return
        } else if (code === 429) {
          settle(id, { status: 'waiting' })
          if (signal.aborted) return pause('stopped')
          const until = retryAt ?? new Date(serverNow().getTime() + DEFAULT_WAIT)
          state = { status: 'waiting', until }
          update()
          await waitUntil(until, signal)
          state = { status: 'running' }
          update()
        } else {
          const isElsewhere = code === 404 || (code === 409 && !isRefusal(error))
          const message = messageOf(error)
          const conflict = isElsewhere && (await conflictOf(error, id))
          settle(id, { status: isElsewhere ? 'elsewhere' : 'failed', message, ...conflict })
        }
      }
    }
  }
  state = { status: 'finished' }
  update()
}

/** Nobody was first: the server refuses this for the record as it is. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'notEligible'

/** Resolves at a time, or when the signal aborts. */
export const waitUntil = (time: Date, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time.getTime() - serverNow().getTime())
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
