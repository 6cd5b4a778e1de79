import { expect, it } from 'vitest'
import { presetStart } from './presets'

const now = new Date('2026-06-15T01:30:00.000Z')

it.each([
  ['today', 'UTC', '2026-06-15T00:00:00.000Z'],
  ['sevenDays', 'UTC', '2026-06-09T00:00:00.000Z'],
  ['thirtyDays', 'UTC', '2026-05-17T00:00:00.000Z'],
  ['month', 'UTC', '2026-06-01T00:00:00.000Z'],
  // In this time zone it is still the 14th.
  ['today', 'America/Sao_Paulo', '2026-06-14T03:00:00.000Z'],
  ['month', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
] as const)('begins %s in %s at %s', (preset, timeZone, expected) => {
  expect(presetStart(preset, now, timeZone)).toBe(expected)
})

it('begins at midnight even before a change to summer time', () => {
  const afterChange = new Date('2026-03-30T12:00:00.000Z')
  expect(presetStart('today', afterChange, 'Europe/Lisbon')).toBe('2026-03-29T23:00:00.000Z')
  expect(presetStart('sevenDays', afterChange, 'Europe/Lisbon')).toBe('2026-03-24T00:00:00.000Z')
})
