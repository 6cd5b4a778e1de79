import { expect, it } from 'vitest'
import { chartCsv } from './saveChart'

const chart = {
  label: 'Arrivals and decisions by day',
  pointLabel: 'Day',
  series: ['Arrived', 'Decided'],
  points: [
    { name: 'Nov 1, 2026', values: [9, 1.5] },
    { name: '=HYPERLINK("x")', values: [1234] },
  ],
} as const

it('writes a line for each point, and a missing value as 0', () => {
  expect(chartCsv(chart, ',')).toBe(
    '\uFEFF"Day","Arrived","Decided"\r\n"Nov 1, 2026",9,1.5\r\n"\'=HYPERLINK(""x"")",1234,0\r\n',
  )
})

it('writes a decimal comma between semicolons', () => {
  expect(chartCsv(chart, ';')).toContain('"Nov 1, 2026";9;1,5\r\n')
})
