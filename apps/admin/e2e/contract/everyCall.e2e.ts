// Specification: 7

import { expect, test } from '@playwright/test'
import { readSeen } from './calls'
import { operations } from './operations'

test('every call of the contract was made, and succeeded', async ({ browserName: _ }, {
  project,
}) => {
  const seen = await readSeen(project.outputDir)
  const rows = operations.map(({ operationId: id, call }) => {
    const statuses = [...(seen.get(id) ?? [])].toSorted(([one], [other]) => one - other)
    const isGood = statuses.some(([status]) => status >= 200 && status < 300)
    const counted = statuses.map(([status, count]) => `${status} x ${count}`)
    return { call, isGood, line: `${call.padEnd(40)} ${counted.join(', ') || 'never'}` }
  })
  process.stdout.write(`\n${rows.map(({ line }) => line).join('\n')}\n\n`)
  const missing = rows.filter(({ isGood }) => !isGood).map(({ call }) => call)
  expect(missing, 'calls that no test saw answered with 2xx').toEqual([])
})
