import type { Contract } from './contract.ts'
import { operations } from './operations.gen.ts'
import type { operations as types } from './schema.gen.ts'

/** The calls of the specification and of all features, for `createApi(hearth)`. */
export const hearth: Contract<typeof operations, types> = {
  operations,
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
