import * as z from 'zod/mini'
import { search } from './fields'
import { PLACE_DEFAULTS, place } from './placeSearch'

/** What the address of a user's invites says when it says nothing. */
export const INVITES_DEFAULTS = { ...PLACE_DEFAULTS, search: '', status: 'all' } as const

/** The address of a user's invites. */
export const InvitesSearch = z.object({
  ...place,
  search,
  status: z.catch(z.enum(['approved', 'pending', 'rejected', 'all']), INVITES_DEFAULTS.status),
})
