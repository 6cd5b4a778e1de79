import { describe, expect, it } from 'vitest'
import { batchText, inBatches, undoableIn } from './recordBatches'
import type { RecordEntry } from './recordModel'

const START = Date.parse('2026-06-15T08:40:00Z')

/** An entry some milliseconds before the newest one. */
const entry = (before: number, change: Partial<RecordEntry> = {}): RecordEntry => ({
  id: `e${before}`,
  at: new Date(START - before).toISOString(),
  action: 'badge.approve',
  actor: { id: 'a1', name: 'Ana Duarte' },
  subject: { kind: 'member', id: `m${before}`, name: 'Maria Silva' },
  undo: { state: 'possible' },
  ...change,
})

const sizes = (entries: readonly RecordEntry[]) => inBatches(entries).map(({ length }) => length)

describe('inBatches', () => {
  it('joins entries of one action that follow each other at once', () => {
    expect(sizes([entry(0), entry(300), entry(2_200)])).toEqual([3])
  })

  it.each([
    ['somebody else', { actor: { id: 'a2', name: 'Rui Matos' } }],
    ['another reason', { reason: 'Spam' }],
    ['another action', { action: 'badge.reject' }],
    ['the undoing of it', { action: 'badge.approve.undo' }],
  ])('keeps %s apart', (_what, change) => {
    expect(sizes([entry(0), entry(300), entry(600, change)])).toEqual([1, 1, 1])
    expect(sizes([entry(0), entry(1), entry(2), entry(3, change)])).toEqual([3, 1])
  })

  it('keeps decisions apart that a person has made one by one', () => {
    expect(sizes([entry(0), entry(2_500), entry(5_000)])).toEqual([1, 1, 1])
  })

  it('keeps two apart, and what is never done to many', () => {
    expect(sizes([entry(0), entry(1)])).toEqual([1, 1])
    const edits = [0, 1, 2].map((at) => entry(at, { action: 'announcement.update' }))
    expect(sizes(edits)).toEqual([1, 1, 1])
  })

  it('joins them across the entries of jobs, which are joined too', () => {
    const issued = { action: 'certificate.issue', actor: null }
    const mixed = [0, 1, 2].flatMap((at) => [entry(300 * at + 100, issued), entry(300 * at + 200)])
    expect(sizes(mixed)).toEqual([3, 3])
    expect(sizes([entry(0), entry(1, issued), entry(2), entry(3, issued), entry(4)])).toEqual([
      3, 1, 1,
    ])
  })

  it('loses no entry', () => {
    const all = [entry(0), entry(1), entry(2), entry(9_000), entry(9_001)]
    expect(inBatches(all).flat()).toEqual(all)
    expect(inBatches([])).toEqual([])
  })
})

it('names their number, and what can still be undone', () => {
  const done = entry(1, { undo: { state: 'done' } })
  expect(batchText([entry(0), done, entry(2)])).toBe('approved 3 citizenship requests')
  expect(undoableIn([entry(0), done, entry(2)])).toEqual(['e0', 'e2'])
  const undoing = { action: 'badge.approve.undo' }
  expect(batchText([entry(0, undoing), entry(1, undoing), entry(2, undoing)])).toBe(
    'undid: approved 3 citizenship requests',
  )
})
