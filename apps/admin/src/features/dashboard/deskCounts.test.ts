import { expect, it } from 'vitest'
import { withCounts } from './deskCounts'

const ages = { today: 1, week: 2, month: 0, older: 0 }
const early = '2026-06-01T08:00:00.000Z'
const later = '2026-06-09T08:00:00.000Z'

it('shows the counts of the desk, and the ages of the numbers', () => {
  const queue = { waiting: 3, oldest: early, ages }
  const none = { waiting: 0, oldest: null }
  const counted = withCounts(
    { citizenship: queue },
    {
      citizenship: { waiting: 2, oldest: later },
      newcomers: { ...none, unconfirmed: 0 },
      reports: none,
      retention: null,
    },
  )
  expect(counted).toEqual({ citizenship: { waiting: 2, oldest: later, ages } })
})
