import { searchOf, sort } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

/** Defaults for the address of /memberships. */
export const MEMBERSHIPS_DEFAULTS = { page: 1, limit: 50, sort: '' } as const

export const MembershipsSearch = searchOf({ ...pageFields, sort })
