import { describe, expect, it } from 'vitest'
import type { MemberEvent } from './recordModel'
import { toMemberTimeline } from './toMemberTimeline'

const joined = (id: string, at: string): MemberEvent => ({ id, at, kind: 'joined' })
const note = (id: string, at: string) => ({ id, at, row: id })

const events = [joined('e3', '2026-06-15T08:00:00Z'), joined('e1', '2026-06-01T08:00:00Z')]
const notes = [note('n2', '2026-06-10T08:00:00.000Z'), note('n0', '2026-05-01T08:00:00.000Z')]

const order = (hasOlder: boolean, of = events) =>
  toMemberTimeline({ events: of, name: 'Maria', hasOlder }, notes)
    .map(({ id }) => id)
    .join(' ')

describe('toMemberTimeline', () => {
  it('puts notes among the events, newest first', () => {
    expect(order(false)).toBe('e3 n2 e1 n0')
  })

  it('leaves out notes from before the oldest event while the server has older ones', () => {
    expect(order(true)).toBe('e3 n2 e1')
  })

  it('shows every note while no event is there', () => {
    expect(order(true, [])).toBe('n2 n0')
  })

  it('puts what has no date last, and leaves out an unknown kind of event', () => {
    const odd = [joined('odd', 'yesterday'), { ...joined('x', '2026-06-20T08:00:00Z'), kind: 'x' }]
    expect(order(false, [...events, ...odd])).toBe('e3 n2 e1 n0 odd')
  })
})
