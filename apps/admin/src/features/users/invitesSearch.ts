import * as z from 'zod/mini'
import { search } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

export const InvitesSearch = z.object({
  ...pageFields,
  search,
  status: z.catch(z.enum(['approved', 'pending', 'rejected', 'all']), 'all'),
})
