import { oneOf, pageFields, search, searchOf, sort } from '../../search/fields'

const fields = {
  ...pageFields,
  search,
  sort,
  status: oneOf(['approved', 'pending', 'rejected', 'all'], 'all'),
}

/** The address of the invites of one member. */
export const InvitesSearch = searchOf(fields)

/** The address of one member, with their invitees; `push` is 'new' while a notification is written. */
export const UserSearch = searchOf({ ...fields, push: search })

/** The address of the active invites: pending and approved ones, so no other status filters. */
export const ActiveInvitesSearch = searchOf({
  ...fields,
  status: oneOf(['approved', 'pending', 'all'], 'all'),
})
