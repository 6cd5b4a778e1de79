import { describe, expect, it } from 'vitest'
import { badDay, firstDay, operations } from './operationsFixture'
import { linesOf, type Operations } from './operationsModel'

const statesOf = (data: Operations) =>
  Object.fromEntries(
    Object.values(linesOf(data))
      .flat()
      .filter(({ state }) => state !== 'well')
      .map(({ id, state }) => [id, state]),
  )

const ago = (minutes: number) =>
  new Date(Date.parse(operations.measuredAt) - minutes * 60_000).toISOString()

describe('linesOf', () => {
  it('has every line in order without problems', () => {
    expect(statesOf(operations)).toEqual({})
  })

  it('rates every problem', () => {
    expect(statesOf(badDay)).toEqual({
      version: 'caution',
      processes: 'critical',
      disk: 'critical',
      email: 'critical',
      push: 'caution',
      certificate: 'caution',
      seals: 'critical',
      verified: 'critical',
      backup: 'caution',
      drill: 'critical',
    })
  })

  it('asks for the first backup', () => {
    expect(statesOf(firstDay)).toEqual({ backup: 'critical', drill: 'caution' })
  })

  it('states a remedy in every line that is not in order', () => {
    const lines = [badDay, firstDay].flatMap((data) => Object.values(linesOf(data)).flat())
    expect(lines.filter(({ state, advice }) => (state === 'well') === Boolean(advice))).toEqual([])
  })

  it.each([
    [{ backup: { lastAt: ago(25 * 60) } }, {}],
    [{ backup: { lastAt: ago(8 * 24 * 60) } }, { backup: 'critical' }],
    [{ drill: { lastAt: ago(9 * 24 * 60), hasPassed: true } }, { drill: 'caution' }],
    [{ record: { ...operations.record, oldestUnsealed: ago(2) } }, { seals: 'critical' }],
    [{ record: { ...operations.record, verifiedAt: ago(4 * 24 * 60) } }, { verified: 'caution' }],
    [{ record: { ...operations.record, isIntact: false } }, { verified: 'critical' }],
    [{ disk: { size: 100, free: 8 } }, { disk: 'caution' }],
    [{ disk: { size: 100, free: 11 } }, {}],
    [{ processes: operations.processes.slice(0, 2) }, { processes: 'critical' }],
    [
      { processes: [...operations.processes, { version: '0.1.0', roles: [], seenAt: ago(2) }] },
      { processes: 'caution' },
    ],
  ] satisfies [Partial<Operations>, object][])('rates %j', (part, expected) => {
    expect(statesOf({ ...operations, ...part })).toEqual(expected)
  })
})
