import * as z from 'zod/mini'
import { search } from '../../search/fields'
import { pageFields, TABLE_DEFAULTS } from '../../search/tableSearch'

/** Defaults for the address of a user's invites. */
export const INVITES_DEFAULTS = { ...TABLE_DEFAULTS, search: '', status: 'all' } as const

/** The address of a user's invites. */
export const InvitesSearch = z.object({
  ...pageFields,
  search,
  status: z.catch(z.enum(['approved', 'pending', 'rejected', 'all']), INVITES_DEFAULTS.status),
})
