import * as z from 'zod/mini'
import { search, sort } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

/** The address of the invites of one member. */
export const InvitesSearch = z.object({
  ...pageFields,
  search,
  sort,
  status: z.catch(z.enum(['approved', 'pending', 'rejected', 'all']), 'all'),
})

/** The address of one member, with their invitees; `push` is 'new' while a notification is written. */
export const UserSearch = z.object({ ...InvitesSearch.shape, push: search })

/** The address of the active invites: pending and approved ones, so no other status filters. */
export const ActiveInvitesSearch = z.object({
  ...pageFields,
  search,
  sort,
  status: z.catch(z.enum(['approved', 'pending', 'all']), 'all'),
})
