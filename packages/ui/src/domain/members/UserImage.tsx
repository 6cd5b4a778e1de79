import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar'
import { RowLink } from '../../internal/RowLink'
import { personName, profileImage } from '../../text/people'
import * as css from './UserImage.css'

interface UserImageProps {
  user: {
    fullName?: string | null | undefined
    email?: string | null | undefined
    profilePic?: string | null | undefined
  }
  /** The link of the name beside it; undefined if the name is not a link. */
  href: string | undefined
  /** As in Avatar. */
  size?: AvatarProps['size']
}

/**
 * The image of a person, as a link for the pointer. The name beside it is the same link, so the
 * keyboard and screen readers skip this one (WCAG technique H2).
 */
export function UserImage({ user, href, size }: UserImageProps) {
  const image = <Avatar name={personName(user)} {...profileImage(user)} {...(size && { size })} />
  if (href === undefined) return image
  return (
    <RowLink href={href} className={css.image} aria-hidden tabIndex={-1}>
      {image}
    </RowLink>
  )
}
