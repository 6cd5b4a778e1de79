import { plainText } from '../../text/people'

/** The page of a user. The id of a citizenship request is that of its user. */
export const userHref = ({ id }: { id: string }): string => `/users/${encodeURIComponent(id)}`

/**
 * The list of users found by an email: the way to a person with only a known address, such as the
 * author of a post. Undefined without an address.
 */
export function usersByEmailHref(email: string | null | undefined): string | undefined {
  const wanted = plainText(email)
  return wanted === '' ? undefined : `/users?search=${encodeURIComponent(wanted)}`
}

/** The page of the invites that a user has sent. */
export const userInvitesHref = ({ id }: { id: string }): string =>
  `/users/view-invites/${encodeURIComponent(id)}`

/** The posts of an author. Undefined without an address: nothing else tells authors apart. */
export const postsByEmailHref = (email: string | null | undefined): string | undefined =>
  email ? `/posts?author=${encodeURIComponent(email)}` : undefined
