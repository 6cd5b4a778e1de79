import { describe, expect, it } from 'vitest'
import { demandDate, readUsers } from '../../src/process/options.ts'

describe('--from and --to', () => {
  it.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31T10:00', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T10:00+02:00', '2026-01-31T08:00:00.000Z'],
    ['2028-02-29T10:00:30.5Z', '2028-02-29T10:00:30.500Z'],
  ])('accept %s', (value, moment) => {
    expect(demandDate(value, 'to')?.toISOString()).toBe(moment)
  })

  it.each([
    'tomorrow',
    '2026-1-31',
    '01-02-2026',
    '2026-02-30',
    '2026-02-29T10:00',
    '2026-01-31T25:00',
    '2026-01-31T10:00+2',
    '2026-01-31T10:00+99:00',
    '1',
    'foo 5',
  ])('refuse %s', (value) => {
    expect(() => demandDate(value, 'to')).toThrow(`"${value}" is not a date`)
  })

  it('are not required', () => {
    expect(demandDate(undefined, 'from')).toBeUndefined()
  })
})

describe('--users', () => {
  it('is a number of members, if it is given', () => {
    expect(readUsers(['--users', '5000'])).toBe(5000)
    expect(readUsers([])).toBeUndefined()
  })

  it.each([[['--users']], [['--users', '']], [['--users', '1e3']], [['--users', '1000001']]])(
    'is not %j',
    (args) => {
      expect(() => readUsers(args)).toThrow('--users must be a whole number')
    },
  )
})
