import type { ComponentProps } from 'react'
import { Link } from 'react-aria-components/Link'
import { Avatar } from '../../components/Avatar/Avatar'
import { usePreload } from '../../components/Link/usePreload'
import { DEFAULT_AVATAR, plainText } from '../../text/people'
import * as css from './UsersScreen.css'
import type { UserRow } from './usersModel'

export const userHref = (user: UserRow): string => `/users/${encodeURIComponent(user.id)}`

const forPointersOnly = { 'aria-hidden': true, tabIndex: -1 } as const

/**
 * The picture, as a link to the user's page for the pointer. The name beside it is the same link, so
 * the keyboard and screen readers do not stop here a second time (WCAG technique H2).
 */
export function UserPicture({ user }: { user: UserRow }) {
  const href = userHref(user)
  const preload = usePreload(href)
  return (
    <Link
      {...preload}
      href={href}
      className={css.picture}
      render={(props) => <a {...(props as ComponentProps<'a'>)} {...forPointersOnly} />}
    >
      <Avatar
        name={plainText(user.fullName) || plainText(user.email)}
        src={user.profilePic?.trim() || DEFAULT_AVATAR}
      />
    </Link>
  )
}
