import type { Contract } from './contract'
import { operations } from './operations.gen'
import type { operations as types } from './schema.gen'
import { stale } from './stale.gen'

/** The contract of this product, for `createApi(hearth)`. */
export const hearth: Contract<typeof operations, types> = {
  operations,
  stale,
  // Every change writes an entry of the record, and a deletion puts something into the trash.
  staleAfterAny: ['listRecord', 'listUserTimeline', 'listTrash', 'getDigest'],
  readOfDeleted: {
    deleteUser: 'getUser',
    deleteUserWithReason: 'getUser',
    deleteMembershipPlan: 'getMembershipPlan',
  },
  // The form of a plan opens without an id, and says so when it is sent (specification 5).
  mayLackId: ['getMembershipPlan'],
}
