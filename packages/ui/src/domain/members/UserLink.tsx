import { Avatar } from '../../components/Avatar/Avatar'
import { Link } from '../../components/Link/Link'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { CellText } from '../../patterns/DataTable/DataTable'
import { personName, plainText, profileImage } from '../../text/people'
import { setMovingMember, useIsMovingMember } from './movingMember'
import * as css from './UserLink.css'
import { userHref } from './userHrefs'
import { usersText as text } from './usersText'

interface UserLinkProps {
  user: {
    id: string
    fullName?: string | null | undefined
    email?: string | null | undefined
    profilePic?: string | null | undefined
  }
  href: string
}

/**
 * Image and name of a person as one link, for the row header of a DataTable (`hasImage`). A person
 * without a name is 'Not provided'; screen readers hear the email, to tell the links apart.
 */
export function UserLink({ user, href }: UserLinkProps) {
  const fullName = plainText(user.fullName)
  const name = personName(user)
  // A review has the image and the name in its panel, and moves these.
  const isMoving = useIsMovingMember(user.id) && href === userHref(user)
  return (
    <Link
      href={href}
      variant="subject"
      data-member-moves={isMoving || undefined}
      onPress={() => setMovingMember(user.id)}
    >
      <Avatar name={name} {...profileImage(user)} />
      {fullName ? (
        <CellText translate="no">{fullName}</CellText>
      ) : (
        <span className={css.missing}>
          <span>{text.notProvided}</span>
          <VisuallyHidden>{` (${name})`}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}
