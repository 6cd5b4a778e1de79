import { describe, expect, it } from 'vitest'
import { actions } from './actions.gen'
import type { Operations } from './contract'
import { operations } from './operations.gen'

/** The reads of the desk whose rows depend on a field of a member or a post. */
const queues = [
  { read: 'listPendingBadges', subject: 'member', fields: ['badgeRequestStatus', 'isDeleted'] },
  { read: 'listNewcomers', subject: 'member', fields: ['isVerified', 'isBanned', 'isDeleted'] },
  { read: 'listReportedPosts', subject: 'post', fields: ['isDeleted'] },
] as const

/** The calls of the decisions that set one of these fields, and the reads that each makes stale. */
const readsAfter = (subject: string, fields: readonly string[]) =>
  Object.values(actions)
    .filter((action) => action.isDecision && action.subject === subject)
    .filter((action) => action.fields.some((field: string) => fields.includes(field)))
    .flatMap(({ calls }) => calls)
    .map((call) => ({ call, reads: (operations as Operations)[call]?.makesStale }))

describe('a decision', () => {
  it.each(queues)('makes $read stale, and how many cases wait', ({ read, subject, fields }) => {
    const after = readsAfter(subject, fields)
    expect(after).not.toEqual([])
    // A call that states no reads makes all of them stale.
    const fresh = after.filter(
      ({ reads }) => reads && !(reads.includes(read) && reads.includes('getDesk')),
    )
    expect(fresh).toEqual([])
  })
})
