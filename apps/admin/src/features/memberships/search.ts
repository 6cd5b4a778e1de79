import { pageFields, searchOf, sort } from '../../search/fields'

/** Defaults for the address of /memberships. */
export const MEMBERSHIPS_DEFAULTS = { page: 1, limit: 50, sort: '' } as const

export const MembershipsSearch = searchOf({ ...pageFields, sort })
