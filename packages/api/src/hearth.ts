import type { Contract, Operations } from './contract.ts'
import { operations } from './operations.gen.ts'
import type { operations as types } from './schema.gen.ts'

/**
 * The specification's calls, for `createApi(hearth)`. The calls of a feature are in a module of
 * their own: `createApi(withFeature(operations))` with those of `operations.team.gen`, for example.
 */
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

/** The contract with the calls of a feature too. */
export const withFeature = <Feature extends Operations>(
  feature: Feature,
): Contract<typeof operations & Feature, types> => ({
  ...hearth,
  operations: { ...operations, ...feature },
})
