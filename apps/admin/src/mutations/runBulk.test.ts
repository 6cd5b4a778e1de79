import { ApiError } from '@hearth/api/error'
import { withRecordEntry } from '@hearth/api/recordEntry'
import type { BulkRow, BulkState } from '@hearth/ui/patterns/BulkDialog'
import { describe, expect, it, vi } from 'vitest'
import { type BulkCalls, runBulk } from './runBulk'

const answer = (status: number, message = '', retryAfter?: number) =>
  new ApiError({ kind: 'http', operation: 'decideBadge', status, message, retryAfter })
const lost = new ApiError({ kind: 'network', operation: 'decideBadge' })

const people = (length: number): BulkRow[] =>
  Array.from({ length }, (_, at) => ({ id: `${at + 1}`, name: `P${at + 1}`, status: 'waiting' }))

/** A server on which changes happen once per record, with faults on the way. */
function createRun(faults: Record<string, (unknown | undefined)[]> = {}) {
  const done: string[] = []
  let isOnline = true
  const send = vi.fn<BulkCalls['send']>(async (id) => {
    if (!isOnline) throw lost
    const fault = faults[id]?.shift()
    if (fault === 'lost answer') {
      done.push(id)
      isOnline = false
      throw lost
    }
    if (fault === 'lost call') {
      isOnline = false
      throw lost
    }
    if (fault) throw fault
    done.push(id)
  })
  const isDone = vi.fn(async (id: string) => {
    if (!isOnline) throw lost
    return done.includes(id)
  })
  const conflictOf = vi.fn<BulkCalls['conflictOf']>(async () => undefined)
  const controller = new AbortController()
  const states: BulkState[] = []
  const waitUntil = vi.fn(async (_until: Date, _signal: AbortSignal) => {})
  let rows: readonly BulkRow[] = []
  return {
    done,
    send,
    isDone,
    conflictOf,
    states,
    waitUntil,
    stop: () => controller.abort(),
    goOnline: () => {
      isOnline = true
    },
    rows: () => rows,
    statuses: () => rows.map(({ status }) => status),
    run: (given: readonly BulkRow[]) =>
      runBulk(
        given,
        {
          send,
          isDone,
          messageOf: (error) => (error as Error).message || 'Something went wrong',
          conflictOf,
        },
        {
          signal: controller.signal,
          waitUntil,
          report: (now, state) => {
            rows = now
            states.push(state)
          },
        },
      ),
  }
}

describe('runBulk', () => {
  it('makes one call for each row, in order', async () => {
    const bulk = createRun()
    await bulk.run(people(3))
    expect(bulk.done).toEqual(['1', '2', '3'])
    expect(bulk.statuses()).toEqual(['done', 'done', 'done'])
    expect(bulk.states.at(-1)).toEqual({ status: 'finished' })
  })

  it('keeps the entry that an answer names, also over a pause', async () => {
    const bulk = createRun({ 2: [answer(401)] })
    const named = (entry: string) =>
      withRecordEntry({}, new Response(null, { headers: { 'Record-Entry': entry } }))
    bulk.send.mockResolvedValueOnce(named('e1'))
    await bulk.run(people(2))
    await bulk.run(bulk.rows())
    expect(bulk.rows()).toMatchObject([
      { status: 'done', entryId: 'e1' },
      { status: 'done', entryId: undefined },
    ])
  })

  it("keeps the server's words of each refusal, and goes on", async () => {
    const bulk = createRun({ 2: [answer(403, 'Not this one')], 3: [answer(409, 'Decided')] })
    await bulk.run(people(4))
    expect(bulk.rows().slice(1, 3)).toEqual([
      { id: '2', name: 'P2', status: 'failed', message: 'Not this one' },
      { id: '3', name: 'P3', status: 'elsewhere', message: 'Decided' },
    ])
    expect(bulk.done).toEqual(['1', '4'])
    expect(bulk.send).toHaveBeenCalledTimes(4)
  })

  it('counts a record that is gone as settled elsewhere', async () => {
    const bulk = createRun({ 1: [answer(404, 'Gone')] })
    await bulk.run(people(1))
    expect(bulk.statuses()).toEqual(['elsewhere'])
  })

  it('counts a 409 for the record as it is as refused, not as settled elsewhere', async () => {
    const refusal = new ApiError({
      kind: 'http',
      operation: 'decideBadge',
      status: 409,
      code: 'notEligible',
      message: 'This member is banned',
    })
    const bulk = createRun({ 1: [refusal], 2: [answer(409, 'Decided')] })
    await bulk.run(people(2))
    expect(bulk.statuses()).toEqual(['failed', 'elsewhere'])
    expect(bulk.conflictOf).toHaveBeenCalledOnce()
  })

  it('names the author of an earlier decision, if known', async () => {
    const bulk = createRun({
      1: [answer(409, 'Decided')],
      2: [answer(404)],
      3: [answer(404, 'Gone')],
    })
    const first = { message: 'Already approved by Ana, 10:22', href: '/record?member=1' }
    bulk.conflictOf.mockImplementation(async (_, id) => (id === '3' ? undefined : first))
    await bulk.run(people(3))
    expect(bulk.rows()).toEqual([
      { id: '1', name: 'P1', status: 'elsewhere', ...first },
      { id: '2', name: 'P2', status: 'elsewhere', ...first },
      { id: '3', name: 'P3', status: 'elsewhere', message: 'Gone' },
    ])
  })

  it('waits as long as a 429 says, then sends the same row again', async () => {
    const slow = answer(429, 'Slow down', 7)
    const bulk = createRun({ 2: [slow] })
    await bulk.run(people(3))
    const at = bulk.states.findIndex(({ status }) => status === 'waiting')
    expect(bulk.waitUntil).toHaveBeenCalledOnce()
    expect(bulk.waitUntil.mock.calls[0]?.[0]).toEqual(slow.retryAt)
    expect(bulk.states[at]).toEqual({ status: 'waiting', until: slow.retryAt })
    expect(bulk.states[at + 1]).toEqual({ status: 'running' })
    expect(bulk.done).toEqual(['1', '2', '3'])
  })

  it.each([
    ['lost answer', ['1', '2', '3'], 3],
    ['lost call', ['1', '2', '3'], 4],
  ] as const)('after a %s it pauses, and does nothing twice', async (fault, done, calls) => {
    const bulk = createRun({ 2: [fault] })
    await bulk.run(people(3))
    expect(bulk.states.at(-1)).toEqual({ status: 'paused', reason: 'network' })
    expect(bulk.statuses()).toEqual(['done', 'unknown', 'waiting'])
    bulk.goOnline()
    await bulk.run(bulk.rows())
    expect(bulk.done).toEqual(done)
    expect(bulk.send).toHaveBeenCalledTimes(calls)
    expect(bulk.statuses()).toEqual(['done', 'done', 'done'])
  })

  it('pauses when the session ends: that row was not done', async () => {
    const bulk = createRun({ 2: [answer(401, 'Please sign in again')] })
    await bulk.run(people(3))
    expect(bulk.states.at(-1)).toEqual({ status: 'paused', reason: 'session' })
    expect(bulk.statuses()).toEqual(['done', 'waiting', 'waiting'])
    await bulk.run(bulk.rows())
    expect(bulk.done).toEqual(['1', '2', '3'])
    expect(bulk.isDone).not.toHaveBeenCalled()
  })

  it('reads the record after an answer that says nothing, and goes on', async () => {
    const bulk = createRun({ 1: [answer(502)] })
    await bulk.run(people(2))
    expect(bulk.rows()[0]).toMatchObject({ status: 'failed', message: 'Something went wrong' })
    expect(bulk.isDone).toHaveBeenCalledExactlyOnceWith('1')
    expect(bulk.done).toEqual(['2'])
  })

  it('counts a record that is gone when it is read as settled elsewhere, and goes on', async () => {
    const bulk = createRun()
    bulk.isDone.mockRejectedValueOnce(answer(404, 'Gone'))
    await bulk.run([{ id: '1', name: 'P1', status: 'unknown' }, ...people(2).slice(1)])
    expect(bulk.statuses()).toEqual(['elsewhere', 'done'])
  })

  it('pauses for the session when that ends before a lost answer is known', async () => {
    const bulk = createRun()
    bulk.send.mockRejectedValueOnce(lost)
    bulk.isDone.mockRejectedValueOnce(answer(401, 'Please sign in again'))
    await bulk.run(people(2))
    expect(bulk.states.at(-1)).toEqual({ status: 'paused', reason: 'session' })
    expect(bulk.statuses()).toEqual(['unknown', 'waiting'])
  })

  it('does not know about a row that was being sent when the page went away', async () => {
    const bulk = createRun()
    bulk.done.push('1')
    await bulk.run([{ id: '1', name: 'P1', status: 'sending' }, ...people(2).slice(1)])
    expect(bulk.send).toHaveBeenCalledExactlyOnceWith('2')
    expect(bulk.statuses()).toEqual(['done', 'done'])
  })

  it('stops after a call that is answered with a 429, and does not wait first', async () => {
    const bulk = createRun()
    bulk.send.mockImplementationOnce(async () => {
      bulk.stop()
      throw answer(429, 'Slow down', 3_600)
    })
    await bulk.run(people(2))
    expect(bulk.waitUntil).not.toHaveBeenCalled()
    expect(bulk.states.at(-1)).toEqual({ status: 'paused', reason: 'stopped' })
    expect(bulk.statuses()).toEqual(['waiting', 'waiting'])
  })

  it('stops after the current call', async () => {
    const bulk = createRun()
    bulk.send.mockImplementationOnce(async () => bulk.stop())
    await bulk.run(people(3))
    expect(bulk.send).toHaveBeenCalledOnce()
    expect(bulk.states.at(-1)).toEqual({ status: 'paused', reason: 'stopped' })
    expect(bulk.statuses()).toEqual(['done', 'waiting', 'waiting'])
  })
})
